import { Button } from '@somo/ui/Button'
import { Dialog, useDialogWarmer } from '@somo/ui/Dialog'
import { afterPaint } from '@somo/ui/slots/afterPaint'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { unsavedWork } from '../session/returning/beforeLeave.ts'
import { formMessages } from './formMessages.ts'

export interface UnsavedGuardProps {
  /** How many changes would be lost; 0 lets everybody go without a word. */
  readonly count: number
  /** Whether there is something to lose at the moment of leaving, which may be later than what was drawn. */
  readonly hasChanges: () => boolean
}

interface OpenForm {
  readonly current: UnsavedGuardProps
}

const listeners = new Set<() => void>()
/** The forms of the page. The router takes one blocker only: the first form's asks for all of them. */
const open: { forms: readonly OpenForm[] } = { forms: [] }

function setForms(forms: readonly OpenForm[]): void {
  open.forms = forms
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const countChanges = (): number => open.forms.reduce((sum, { current }) => sum + current.count, 0)
const hasAnyChanges = (): boolean => open.forms.some(({ current }) => current.hasChanges())

/**
 * Asks before a page with changes is left: inside the app in a dialog, where the browser itself leaves (reload, closing,
 * another site) by the browser's own question, which only it can ask. Staying loses nothing.
 */
export function UnsavedGuard({ count, hasChanges }: UnsavedGuardProps) {
  const warm = useDialogWarmer()
  const isDirty = count > 0
  const form = useRef({ count, hasChanges })
  useLayoutEffect(function keepLatest() {
    form.current = { count, hasChanges }
  })
  useEffect(function joinTheForms() {
    setForms([...open.forms, form])
    return () => setForms(open.forms.filter((other) => other !== form))
  }, [])
  const first = useSyncExternalStore(subscribe, () => open.forms[0])
  useEffect(
    function askBeforeTheBrowserLeaves() {
      if (!isDirty) return undefined
      // The first key of a form is answered before a dozen files are asked for.
      afterPaint(warm)
      const release = unsavedWork.hold()
      const ask = (event: BeforeUnloadEvent): void => {
        // The session lets go of work that its person has given up or must not see any more.
        if (unsavedWork.hasAny()) event.preventDefault()
      }
      window.addEventListener('beforeunload', ask)
      return () => {
        release()
        window.removeEventListener('beforeunload', ask)
      }
    },
    [isDirty, warm],
  )
  return first === form ? <LeaveQuestion /> : null
}

function LeaveQuestion() {
  const { formatMessage } = useIntl()
  const blocker = useBlocker(leavesPage)
  const stay = (): void => blocker.reset?.()
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={stay}
      title={formatMessage(formMessages.leaveTitle)}
      actions={
        <>
          <Button onPress={stay} autoFocus>
            {formatMessage(formMessages.stay)}
          </Button>
          <Button tone="danger" variant="solid" onPress={() => blocker.proceed?.()}>
            {formatMessage(formMessages.leave)}
          </Button>
        </>
      }
    >
      {formatMessage(formMessages.leaveSentence, { count: countChanges() })}
    </Dialog>
  )
}

/** A jump within the page leaves nothing. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasAnyChanges() &&
  (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search)
