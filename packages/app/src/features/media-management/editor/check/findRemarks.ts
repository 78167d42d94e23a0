import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { textIn } from '../mediumTypes.ts'
import { readBlocks } from '../pageForm.ts'

/** Something an author should know; it keeps nothing from being published. */
export interface Remark {
  readonly code:
    | 'noCaptions'
    | 'noTranscript'
    | 'noHeadings'
    | 'headingSkipped'
    | 'emptyBlock'
    | 'noCategory'
    | 'noSummary'
  readonly values: Readonly<Record<string, string | number>>
  /** The tab where it is repaired. */
  readonly tab: 'content' | 'details'
}

/** A page of so many blocks is long: readers look for headings. */
const longPage = 8

const remark = (code: Remark['code'], tab: Remark['tab'], values: Remark['values'] = {}): Remark => ({
  ...{ code, tab, values },
})

function ofCaptions({ kind }: EditedMedium, { files, state }: EditedVersion): readonly Remark[] {
  if (state !== 'READY' || files.some(({ purpose }) => purpose === 'CAPTIONS')) return []
  if (kind === 'VIDEO') return [remark('noCaptions', 'content')]
  return kind === 'AUDIO' ? [remark('noTranscript', 'content')] : []
}

function ofPage(blocks: ReturnType<typeof readBlocks>): readonly Remark[] {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []))
  const [first] = headings
  const empty = blocks.filter((block) => 'text' in block && block.text.trim() === '').length
  return [
    ...(first === undefined && blocks.length >= longPage ? [remark('noHeadings', 'content')] : []),
    ...(first?.level === 3 ? [remark('headingSkipped', 'content', { text: first.text })] : []),
    ...(empty > 0 ? [remark('emptyBlock', 'content', { count: empty })] : []),
  ]
}

/** What could be better in a version of a medium, beside what the check of its file found. */
export function findRemarks(medium: EditedMedium, version: EditedVersion): readonly Remark[] {
  const hasSummary = textIn(medium.summaries, medium.mainLocale).trim() !== ''
  return [
    ...ofCaptions(medium, version),
    ...(medium.kind === 'PAGE' ? ofPage(readBlocks(version.blocks)) : []),
    ...(medium.categories.length === 0 ? [remark('noCategory', 'details')] : []),
    ...(hasSummary ? [] : [remark('noSummary', 'details', { language: medium.mainLocale })]),
  ]
}
