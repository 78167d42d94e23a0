import type { MediumKind } from '@somo/graphql/schema'
import {
  AudioLines,
  CalendarDays,
  FileText,
  Layers,
  Link2,
  ListChecks,
  MessageSquareText,
  Newspaper,
  Package,
  SquarePlay,
  type LucideIcon,
} from 'lucide-react'

/** The glyph of each kind of medium. */
export const mediumKindIcons = {
  SCORM: Package,
  VIDEO: SquarePlay,
  AUDIO: AudioLines,
  PDF: FileText,
  LINK: Link2,
  PAGE: Newspaper,
  QUIZ: ListChecks,
  SURVEY: MessageSquareText,
  EVENT: CalendarDays,
  COURSE: Layers,
} as const satisfies Readonly<Record<MediumKind, LucideIcon>>
