import type { LearningKind } from '@somo/graphql/schema'
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
  Route,
  SquarePlay,
  type LucideIcon,
} from 'lucide-react'

/** The glyph of each kind of medium, and of learning paths. */
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
  PATH: Route,
} as const satisfies Readonly<Record<LearningKind, LucideIcon>>
