import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { approvalOf, readApprovals, replaceApprovals, writeApprovals } from './approved.mjs'

/**
 * @typedef {import('./compare/compare.mjs').Found} Found
 * @typedef {import('./shoot/machine.mjs').Machine} Machine
 * @typedef {import('./places.mjs').Places} Places
 * @typedef {'open' | 'approved' | 'rejected'} Decision
 *
 * A difference and what was decided about it. The note is a sentence for the reader, or null.
 * @typedef {Found & { decision: Decision, note: string | null }} Difference
 *
 * What a comparison came to: result.json of the report.
 * @typedef {object} Result
 * @property {string} taken when, RFC 3339 in UTC
 * @property {number} seconds the comparison took
 * @property {{ commit: string, subject: string }} base
 * @property {Machine} machine
 * @property {string} sources digest of what the working tree's Storybook was made of
 * @property {string | null} incomparable whose kept pictures of the baseline could not be used, null where none were
 * @property {string | null} only what the stories were narrowed to, null for all of them
 * @property {number} pictures how many were taken of the working tree
 * @property {number} unchanged how many of them are as they were
 * @property {Difference[]} differences
 */

const notes = {
  stale: 'Another picture was approved here; this one is new since then.',
  elsewhere: 'Approved on another machine, which is not comparable with this one.',
}

/**
 * Adds the valid approval or rejection of the same picture to each difference.
 * @param {readonly Found[]} found
 * @param {readonly import('./approved.mjs').Approval[]} approvals
 * @param {Machine} machine
 * @param {Result | null} last the comparison before
 * @returns {Difference[]}
 */
export function decide(found, approvals, machine, last) {
  const isRejected = (/** @type {Found} */ { id, digest }) =>
    last?.differences.some((old) => old.id === id && old.digest === digest && old.decision === 'rejected') === true
  return found.map((each) => {
    if (isRejected(each)) return { ...each, decision: 'rejected', note: null }
    if (each.kind === 'broken') return { ...each, decision: 'open', note: null }
    const approval = approvalOf(approvals, each, machine.digest)
    const note = approval === 'stale' || approval === 'elsewhere' ? notes[approval] : null
    return { ...each, decision: approval === 'approved' ? 'approved' : 'open', note }
  })
}

/** @param {Places} places @returns {Result | null} the last comparison, null where there was none */
export const readResult = ({ result }) => (existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : null)

/** @param {Places} places @param {Result} result */
export function writeResult(places, result) {
  mkdirSync(dirname(places.result), { recursive: true })
  writeFileSync(places.result, `${JSON.stringify(result, null, 2)}\n`)
}

/** @param {Result} result @returns {Difference[]} what nobody has approved */
export const unapproved = ({ differences }) => differences.filter(({ decision }) => decision !== 'approved')

/**
 * Records decisions about the last comparison: approvals in .visual/approved.json, all of them in the result. A failed
 * story stays open even if it is approved.
 * @param {Places} places @param {Result} result @param {readonly string[]} ids @param {Decision} decision
 * @returns {Result} the new result, as it was written
 */
export function record(places, result, ids, decision) {
  const mayBe = (/** @type {Difference} */ { id, kind }) =>
    ids.includes(id) && (decision !== 'approved' || kind !== 'broken')
  const chosen = result.differences.filter(mayBe)
  const approvals = readApprovals(places.approved)
  writeApprovals(places.approved, replaceApprovals(approvals, chosen, result.machine.digest, decision === 'approved'))
  const differences = result.differences.map((each) =>
    chosen.includes(each) ? { ...each, decision, note: null } : each,
  )
  const next = { ...result, differences }
  writeResult(places, next)
  return next
}
