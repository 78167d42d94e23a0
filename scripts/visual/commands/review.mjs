import { once } from 'node:events'
import { resolve } from 'node:path'
import { placesOf } from '../places.mjs'
import { progress } from '../page/state.mjs'
import { readResult, unapproved } from '../result.mjs'
import { serveReview } from '../review/serveReview.mjs'

/**
 * Serves the last report, or one from another machine, until the process is terminated.
 * @param {string} root the project's folder @param {readonly string[]} args a folder with a report, or nothing
 * @returns {Promise<number>} 0 where every difference is approved, else 1
 */
export async function reviewFromCommandLine(root, [folder]) {
  const own = placesOf(root)
  const report = folder === undefined ? own.report : resolve(root, folder)
  const places = { ...own, report, result: resolve(report, 'result.json') }
  if (readResult(places) === null) throw new Error(`there is no comparison in ${report}. Make one: npm run visual`)
  const { url, close } = await serveReview(places)
  console.log(`Somo: the review is at ${url}\nSomo: press Ctrl-C when you are done.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await close()
  const result = readResult(places)
  if (result === null) return 1
  console.log(`\nSomo: ${progress(result)}.`)
  return unapproved(result).length === 0 ? 0 : 1
}
