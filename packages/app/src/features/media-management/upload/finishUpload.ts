import type { MediumCheckFragment } from '@somo/graphql/medium-upload'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { readFindings } from './findings.ts'
import { titleOfFile, type CheckAnswer, type UploadTarget } from './mediumUpload.ts'
import type { FinishUpload } from './uploadQueue.ts'

/** A medium as far as the check of its files is concerned. */
export type CheckedMedium = MediumCheckFragment

/** What the API answered with: the medium, where it is there. */
export type CheckResult = ActionResult<{ readonly medium: CheckedMedium | null }>

/** The calls of the API that make something of an upload. None of them rejects. */
export interface UploadCalls {
  readonly create: (
    upload: string,
    title: string,
    target: UploadTarget & { readonly kind: 'NEW' },
  ) => Promise<CheckResult>
  readonly replace: (upload: string, medium: CheckedMedium) => Promise<CheckResult>
  readonly addCaptions: (upload: string, medium: CheckedMedium, locale: string) => Promise<CheckResult>
  readonly read: (medium: string) => Promise<CheckResult>
}

/** How often is asked whether a check is over, in ms. */
const pause = 1500
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause))

const refuse = (code: string): CheckAnswer => ({ kind: 'refused', refusal: { code, place: null, values: {} } })
const notFound: CheckAnswer = { kind: 'failed', problem: { code: 'NOT_FOUND', requestId: null } }

/** Makes of an upload what it is for, and waits until the server has checked it. */
export const createFinishUpload =
  (calls: UploadCalls): FinishUpload =>
  async (upload, file, target, onMedium) => {
    const { problem, userErrors, payload } = await applyUpload(calls, upload, file, target)
    if (problem !== null) return { kind: 'failed', problem }
    if (userErrors[0] !== undefined) return refuse(userErrors[0].code)
    const medium = payload?.medium ?? null
    if (medium === null) return notFound
    onMedium(medium.uuid)
    return target.kind === 'CAPTIONS' ? followCaptions(calls, medium, target.locale) : followFile(calls, medium)
  }

async function applyUpload(calls: UploadCalls, upload: string, file: File, target: UploadTarget): Promise<CheckResult> {
  if (target.kind === 'NEW') return calls.create(upload, titleOfFile(file.name), target)
  // As it is at this moment: the file may have travelled for an hour.
  const now = await calls.read(target.medium)
  const medium = now.payload?.medium ?? null
  if (medium === null) return now
  return target.kind === 'FILE' ? calls.replace(upload, medium) : calls.addCaptions(upload, medium, target.locale)
}

/** Asks until `over` knows the answer; a question that does not get through is asked again. */
async function follow(
  calls: UploadCalls,
  first: CheckedMedium,
  over: (medium: CheckedMedium) => CheckAnswer | null,
): Promise<CheckAnswer> {
  const found = over(first)
  if (found !== null) return found
  await wait()
  const { problem, payload } = await calls.read(first.uuid)
  if (problem !== null && !isPassing(problem)) return { kind: 'failed', problem }
  if (problem === null && (payload?.medium ?? null) === null) return notFound
  return follow(calls, payload?.medium ?? first, over)
}

const isPassing = ({ code }: Problem): boolean => code === 'UNREACHABLE' || code === 'UNAVAILABLE'

const followFile = (calls: UploadCalls, medium: CheckedMedium): Promise<CheckAnswer> =>
  follow(calls, medium, ({ draft }) => {
    if (draft === null) return { kind: 'ready' }
    if (draft.state === 'PROCESSING') return null
    if (draft.state !== 'FAILED') return { kind: 'ready' }
    const [finding] = readFindings(draft.findings)
    return { kind: 'refused', refusal: finding ?? { code: 'INTERNAL', place: null, values: {} } }
  })

/** Captions that cannot be used are removed, and a finding names them. */
function followCaptions(calls: UploadCalls, medium: CheckedMedium, locale: string): Promise<CheckAnswer> {
  const inLanguage = ({ draft }: CheckedMedium) =>
    draft?.files.find((file) => file.purpose === 'CAPTIONS' && file.locale === locale) ?? null
  const file = inLanguage(medium)?.uuid ?? ''
  return follow(calls, medium, (now) => {
    const present = now.draft?.files.find(({ uuid }) => uuid === file) ?? null
    if (present !== null) return present.isChecked ? { kind: 'ready' } : null
    const finding = readFindings(now.draft?.findings ?? []).find(({ values }) => values['file'] === file)
    return finding === undefined ? { kind: 'ready' } : { kind: 'refused', refusal: finding }
  })
}
