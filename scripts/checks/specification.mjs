import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One statement of docs/specification.md with its files and tests.
 * @typedef {{ number: string, statement: string, answer: string, shown: string }} Statement
 */

/**
 * @param {string} text docs/specification.md
 * @returns {Statement[]} the rows of its tables
 */
export function readStatements(text) {
  return [...text.matchAll(/^\| (\d+\.\d+) \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(
    ([, number = '', statement = '', answer = '', shown = '']) => ({ number, statement, answer, shown }),
  )
}

/**
 * Claims of the table that do not match the tree.
 * @param {string} root the project's folder
 * @param {readonly Statement[]} statements
 * @returns {string[]} one sentence for each
 */
export function falseClaims(root, statements) {
  return statements.flatMap(({ number, answer, shown }) => {
    const files = [...`${answer} ${shown}`.matchAll(/`((?:packages|e2e|scripts|bench)\/[^`]+)`/g)].map(
      ([, file = '']) => file,
    )
    const missing = files
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${number}: ${file} is not there.`)
    const isAnswered = (/** @type {string} */ cell) => cell.includes('not yet') || cell.includes('`')
    const open = [answer, shown].every(isAnswered)
      ? []
      : [`${number}: says neither where it is answered nor "not yet".`]
    return [...missing, ...open, ...missingTests(root, number, shown)]
  })
}

/** @param {string} root @param {string} number @param {string} shown */
function missingTests(root, number, shown) {
  return shown.split('<br>').flatMap((part) => {
    const file = /`([^`]+)`/.exec(part)?.[1]
    if (file === undefined || !existsSync(join(root, file))) return []
    const text = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")
    const titles = [...part.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    return titles.filter((title) => !text.includes(title)).map((title) => `${number}: ${file} has no test "${title}".`)
  })
}
