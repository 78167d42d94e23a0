import {
  Bookmark,
  Check,
  Circle,
  Clock,
  Hourglass,
  Info,
  Lock,
  Pause,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'

/** How something stands. The first seven are for what one learns, the last two for what others have to do. */
export const statusKinds = [
  'done',
  'open',
  'started',
  'dueSoon',
  'overdue',
  'locked',
  'paused',
  'invited',
  'waiting',
] as const
export type StatusKind = (typeof statusKinds)[number]

/** A shape of its own for each, so that colour is never alone (look.md, status chip). */
export const statusGlyphs = {
  done: Check,
  open: Circle,
  started: Bookmark,
  dueSoon: Clock,
  overdue: TriangleAlert,
  locked: Lock,
  paused: Pause,
  invited: Info,
  waiting: Hourglass,
} as const satisfies Record<StatusKind, LucideIcon>
