import { FolderInUse, lockFolder } from '../../src/server/db/lock.ts'

// `try-lock.ts FOLDER CODE`: if the folder is locked, prints which process locked it and exits with this code.
const [folder = '', code] = process.argv.slice(2)
try {
  lockFolder(folder).release()
} catch (error) {
  // The server itself reports other problems with the folder better.
  if (error instanceof FolderInUse) {
    console.log(error.message)
    process.exitCode = Number(code)
  }
}
