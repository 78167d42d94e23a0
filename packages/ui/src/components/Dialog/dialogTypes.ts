import type { ReactNode } from 'react'

export interface DialogProps {
  readonly isOpen: boolean
  /** Called with false when the person closes it: Escape, the cross, a press outside (dialogs only). */
  readonly onOpenChange: (isOpen: boolean) => void
  /** What is decided, as a question or a noun: "Reset 1,031 completions?" */
  readonly title: string
  /** What it means. An alert dialog names its consequences. */
  readonly children: ReactNode
  /** The answers, the decisive one last: Buttons. An alert dialog has a way back among them. */
  readonly actions: ReactNode
  /**
   * `alertdialog` for what cannot be undone: it has no cross, a press outside does not close it, Escape does.
   * @default 'dialog'
   */
  readonly role?: 'dialog' | 'alertdialog'
}
