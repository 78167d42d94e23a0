import {
  Bookmark,
  CalendarX2,
  Check,
  Circle,
  CircleSlash,
  Clock,
  Hourglass,
  Info,
  Lock,
  Pause,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'

/** How something stands. The first nine are for what one learns, the last two for what others have to do. */
export const statusKinds = [
  'done',
  'open',
  'started',
  'dueSoon',
  'overdue',
  'expired',
  'locked',
  'paused',
  'exempt',
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
  expired: CalendarX2,
  locked: Lock,
  paused: Pause,
  exempt: CircleSlash,
  invited: Info,
  waiting: Hourglass,
} as const satisfies Record<StatusKind, LucideIcon>
