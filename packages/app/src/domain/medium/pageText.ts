import { parseLegalText, type LegalBlock } from '@somo/graphql/legalText'
import { toLegalAddress, writeLegalText } from '@somo/graphql/legalTextWriter'
import type { RichTextFormat } from '@somo/ui/RichTextField'

/** What a text of a page consists of: paragraphs and lists. Headings are blocks of their own. */
export type PageTextPart = Exclude<LegalBlock, { kind: 'heading' }>

/** Reads a text of a page. A line that looks like a heading is a paragraph. */
export const readPageText = (text: string): readonly PageTextPart[] =>
  parseLegalText(text).map((part) => (part.kind === 'heading' ? { kind: 'paragraph', lines: [part.line] } : part))

/** Texts of pages as the field for rich text reads and writes them. */
export const pageTextFormat: RichTextFormat = {
  read: readPageText,
  write: writeLegalText,
  toAddress: toLegalAddress,
}
