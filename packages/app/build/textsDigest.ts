import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A short digest of all compiled text files: the same texts have the same address, changed ones a new one. */
export function textsDigest(folder: string): string {
  const digest = createHash('sha256')
  if (!existsSync(folder)) throw new Error(`There are no compiled texts in ${folder}: run "npm run messages" first.`)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.json')) digest.update(name).update(readFileSync(join(folder, name)))
  }
  return digest.digest('base64url').slice(0, 8)
}
