import { FolderInUse, lockFolder } from '../../src/server/db/lock.ts'

// `try-lock.ts FOLDER CODE`: when somebody holds the folder, says who and ends with this code.
const [folder = '', code] = process.argv.slice(2)
try {
  lockFolder(folder).release()
} catch (error) {
  // What else is wrong with the folder, the server itself says better.
  if (error instanceof FolderInUse) {
    console.log(error.message)
    process.exitCode = Number(code)
  }
}
