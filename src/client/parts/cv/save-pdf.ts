import { saveFile } from '../../app/save-file.ts'

interface ByteFile {
  name: string
  base64: string
}

/** Saves a PDF that the server made. */
export function savePdf({ name, base64 }: ByteFile): void {
  saveFile(name, bytesOf(base64), 'application/pdf')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}
