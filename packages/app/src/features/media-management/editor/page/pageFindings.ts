import { readPageText } from '../../../../domain/medium/pageText.ts'
import type { EditedBlock } from './pageForm.ts'

/** Findings of videos, files and check questions. */
export type FileFinding = 'noVideo' | 'noVideoCaptions' | 'noFile' | 'noRightAnswer'

/** What makes a page harder to read for some; it keeps nothing from being published. */
export interface PageFinding {
  readonly code: 'noAlt' | 'noPicture' | 'headingSkipped' | 'unclearLink' | 'emptyBlock' | 'noTableHeads' | FileFinding
  /** The block where it is repaired. */
  readonly block: string
  /** The words it is about; '' for none. */
  readonly text: string
}

/** Words of links that say nothing about where they lead, in the languages of the product. */
const unclear = new Set([
  'here',
  'click here',
  'link',
  'this link',
  'more',
  'read more',
  'this page',
  'learn more',
  'hier',
  'hier klicken',
  'klicken sie hier',
  'mehr',
  'mehr lesen',
  'weiterlesen',
  'weitere informationen',
  'hapa',
  'bonyeza hapa',
  'bofya hapa',
  'zaidi',
  'soma zaidi',
  'kiungo',
])

const isUnclear = (words: string): boolean =>
  unclear.has(
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\s]/gu, '')
      .trim(),
  )

function unclearLinks(text: string): readonly string[] {
  const lines = readPageText(text).flatMap((part) => (part.kind === 'list' ? part.items : part.lines))
  const links = lines.flat().filter((piece) => piece.kind === 'link')
  return [...new Set(links.map((piece) => piece.text).filter(isUnclear))]
}

function ofBlock(block: EditedBlock): readonly PageFinding[] {
  const finding = (code: PageFinding['code'], text = ''): PageFinding => ({ code, block: block.id, text })
  switch (block.kind) {
    case 'image':
      if (block.image === '') return [finding('noPicture')]
      return block.isDecorative || block.alt.trim() !== '' ? [] : [finding('noAlt', block.caption)]
    case 'heading':
    case 'code':
      return block.text.trim() === '' ? [finding('emptyBlock')] : []
    case 'text':
    case 'callout':
      if (block.text.trim() === '') return [finding('emptyBlock')]
      return unclearLinks(block.text).map((words) => finding('unclearLink', words))
    case 'table': {
      if (block.rows.flat().join('').trim() === '') return [finding('emptyBlock')]
      const [heads = []] = block.rows
      return heads.some((cell) => cell.trim() === '') ? [finding('noTableHeads', block.caption)] : []
    }
    case 'video':
      if (block.file === '') return [finding('noVideo')]
      return block.captions === '' ? [finding('noVideoCaptions', block.title)] : []
    case 'file':
      return block.file === '' ? [finding('noFile')] : []
    case 'check':
      if (block.question.trim() === '') return [finding('emptyBlock')]
      return block.options.some(({ isRight }) => isRight) ? [] : [finding('noRightAnswer', block.question)]
    case 'divider':
      return []
    default:
      return block satisfies never
  }
}

/** Finds what readers with a screen reader, or in a hurry, would miss; in the order of the blocks. */
export function findPageFindings(blocks: readonly EditedBlock[]): readonly PageFinding[] {
  const first = blocks.find(({ kind }) => kind === 'heading')
  return blocks.flatMap((block) => [
    ...(block === first && block.kind === 'heading' && block.level === 3
      ? [{ code: 'headingSkipped', block: block.id, text: block.text } as const]
      : []),
    ...ofBlock(block),
  ])
}
