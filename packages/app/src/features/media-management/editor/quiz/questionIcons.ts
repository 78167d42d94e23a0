import type { QuestionType } from '@somo/graphql/quiz/question'
import {
  AlignLeft,
  ArrowDownUp,
  Cable,
  CircleDot,
  Gauge,
  Hash,
  ListChecks,
  PencilLine,
  TextCursorInput,
  ToggleLeft,
  type LucideIcon,
} from 'lucide-react'

/** The glyph of each type of question. */
export const questionIcons: Readonly<Record<QuestionType, LucideIcon>> = {
  SINGLE: CircleDot,
  MULTIPLE: ListChecks,
  TRUE_FALSE: ToggleLeft,
  MATCHING: Cable,
  ORDERING: ArrowDownUp,
  CLOZE: TextCursorInput,
  NUMERIC: Hash,
  SHORT_TEXT: PencilLine,
  ESSAY: AlignLeft,
  SCALE: Gauge,
}
