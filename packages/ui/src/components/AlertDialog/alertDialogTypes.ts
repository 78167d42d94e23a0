import type { LucideIcon } from 'lucide-react'
import type { DialogPlacement } from '../Dialog/dialogTypes.ts'

/** `bad` what is lost, `warn` what becomes due or needs work, `ok` what stays. */
export const consequenceTones = ['bad', 'warn', 'ok'] as const
export type ConsequenceTone = (typeof consequenceTones)[number]

/** One line of what the answer brings about. */
export interface Consequence {
  readonly id: string
  readonly tone: ConsequenceTone
  /** A whole statement with its number: "874 valid certificates become invalid". */
  readonly text: string
  /** Instead of the tone's own glyph. */
  readonly glyph?: LucideIcon
}

export interface AlertDialogProps {
  readonly isOpen: boolean
  /** Called with false when the person leaves it: Escape or Cancel, both free at any moment, also while the action runs. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The question: "Reset 1,031 completions?" */
  readonly title: string
  /** What it means for the people concerned, in one or two sentences. */
  readonly children: string
  /** At most five lines, the heaviest first, what stays last. */
  readonly consequences?: readonly Consequence[]
  /** The decisive answer, one verb: "Reset". */
  readonly actionLabel: string
  /** Instead of "Cancel", where that could be taken for the action: "Keep editing". */
  readonly cancelLabel?: string
  /** Called once the person decided; the dialog stays until the app closes it by `isOpen`. */
  readonly onAction: () => void
  /** `danger` for what cannot be undone. @default 'danger' */
  readonly tone?: 'danger' | 'primary'
  /**
   * A word to be typed before the action opens; compared exactly, but for spaces around it. For what concerns many people
   * or much work.
   */
  readonly confirmWord?: string
  /** The action is on its way: its button is busy, everything typed stays. @default false */
  readonly isPending?: boolean
  /** Why the action failed and what to do; shown and announced inside, nothing is lost. */
  readonly errorMessage?: string | undefined
  /** `beside` where the page has a free column at its end (from 1280 px), so that what is asked about stays in sight. @default 'centre' */
  readonly placement?: DialogPlacement
}
