import {
  CircleHelp,
  Code,
  FileDown,
  Heading2,
  Image,
  Info,
  Minus,
  Table,
  TextAlignStart,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { AddedKind } from './pageForm.ts'

/** The glyph of each kind of block. */
export const blockIcons: Readonly<Record<AddedKind, LucideIcon>> = {
  text: TextAlignStart,
  heading: Heading2,
  image: Image,
  callout: Info,
  table: Table,
  code: Code,
  divider: Minus,
  video: Video,
  file: FileDown,
  check: CircleHelp,
}
