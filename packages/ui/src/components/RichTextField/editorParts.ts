import type { Extensions } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import type { RichTextFormat } from './richText.ts'

/** What a text can hold, and nothing else: the parts of `RichBlock`. */
export const editorParts = ({ toAddress }: RichTextFormat, hasHeadings: boolean): Extensions => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  ...(hasHeadings ? [Heading.configure({ levels: [2, 3] })] : []),
  BulletList,
  OrderedList,
  // An entry is one line: no list inside a list, so Tab always leaves the field.
  ListItem.extend({ content: 'paragraph' }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    // The same rule as where the text is read; an address that fails it would be dropped there.
    isAllowedUri: (address) => toAddress(address) === address,
    shouldAutoLink: (address) => address.startsWith('https://'),
  }),
  UndoRedo,
]
