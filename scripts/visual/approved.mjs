import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * An approved difference. It applies to exactly this picture, so the next change is a new difference. It applies to one
 * machine, because another one renders other pixels.
 * @typedef {object} Approval
 * @property {string} story
 * @property {string} mode
 * @property {string} digest of the new picture; `removed` where the picture is to be gone
 * @property {string} machine digest of the machine
 */

/** @param {string} file @returns {Approval[]} none where there is no file; throws where it is not one of ours */
export function readApprovals(file) {
  if (!existsSync(file)) return []
  const { approved } = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(approved)) throw new Error(`${file} has no list "approved".`)
  return approved
}

/**
 * One line per approval in a fixed order, so that branches seldom conflict.
 * @param {string} file @param {readonly Approval[]} approvals
 */
export function writeApprovals(file, approvals) {
  const lines = approvals
    .map(({ story, mode, digest, machine }) => `    ${JSON.stringify({ story, mode, digest, machine })}`)
    .sort()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    lines.length === 0 ? '{\n  "approved": []\n}\n' : `{\n  "approved": [\n${lines.join(',\n')}\n  ]\n}\n`,
  )
}

/** @param {Pick<Approval, 'story' | 'mode'>} one @param {Pick<Approval, 'story' | 'mode'>} other */
const isSamePicture = (one, other) => one.story === other.story && one.mode === other.mode

/**
 * The approval of a difference.
 * @param {readonly Approval[]} approvals
 * @param {Pick<Approval, 'story' | 'mode' | 'digest'>} difference
 * @param {string} machine digest of the machine the new picture was taken on
 * @returns {'approved' | 'stale' | 'elsewhere' | 'none'} stale: another picture was approved; elsewhere: only pictures
 * of other machines were, which says nothing about this one
 */
export function approvalOf(approvals, difference, machine) {
  const own = approvals.filter((approval) => isSamePicture(approval, difference))
  const here = own.find((approval) => approval.machine === machine)
  if (here !== undefined) return here.digest === difference.digest ? 'approved' : 'stale'
  return own.length > 0 ? 'elsewhere' : 'none'
}

/**
 * The approvals with those of one machine replaced for the given pictures.
 * @param {readonly Approval[]} approvals
 * @param {readonly Pick<Approval, 'story' | 'mode' | 'digest'>[]} pictures
 * @param {string} machine
 * @param {boolean} isApproved whether the pictures are approved now, or are no more
 * @returns {Approval[]}
 */
export function replaceApprovals(approvals, pictures, machine, isApproved) {
  const others = approvals.filter(
    (approval) => approval.machine !== machine || !pictures.some((picture) => isSamePicture(picture, approval)),
  )
  return isApproved
    ? [...others, ...pictures.map(({ story, mode, digest }) => ({ story, mode, digest, machine }))]
    : others
}
