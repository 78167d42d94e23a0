/** A piece of a line; where a mark is missing it does not apply. */
export type RichInline = { readonly isBold?: true; readonly isItalic?: true } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
)

/** What stands in one line. */
export type RichLine = readonly RichInline[]

/** A part of a text, in the order of reading. */
export type RichBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly line: RichLine }
  | { readonly kind: 'paragraph'; readonly lines: readonly RichLine[] }
  /** Numbered from `start` on; null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly RichLine[] }

/** How a text is kept. The field knows parts alone; so what is kept can hold nothing that has no part. */
export interface RichTextFormat {
  readonly read: (text: string) => readonly RichBlock[]
  readonly write: (blocks: readonly RichBlock[]) => string
  /** The address a person means; null where none can stand behind a link. */
  readonly toAddress: (typed: string) => string | null
}
