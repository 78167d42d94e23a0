import { AlertDialog, useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImportStep } from '../importAddress.ts'
import { changeCount, isBusy } from '../importState.ts'
import type { ImportWhole } from '../importTypes.ts'
import { columnsOf, constantsOf, optionsOf, toConstants, untouched } from '../columns/columnDraft.ts'
import { checkMessages } from '../check/checkMessages.ts'
import { runMessages } from '../run/runMessages.ts'
import type { StepUse } from './useStep.ts'
import { onward } from './wizard.css.ts'
import { wizardMessages } from './wizardMessages.ts'
import type { WizardViewProps } from './wizardTypes.ts'

export interface WizardActionsProps extends Pick<WizardViewProps, 'data' | 'newHref' | 'onAddressChange' | 'onLeave'> {
  readonly one: ImportWhole
  readonly step: ImportStep
  readonly use: StepUse
}

/** At the right of the title, in one line on phones too: a step back, throwing the import away, and from the dry run the one step on. */
export function WizardActions(props: WizardActionsProps) {
  const { one, step, newHref, onAddressChange } = props
  const { formatMessage } = useIntl()
  if (isBusy(one)) return null
  if (one.startedAt !== null)
    return (
      <Link variant="button" href={newHref}>
        {formatMessage(runMessages.again)}
      </Link>
    )
  const before = step === 'approve' ? 'check' : step === 'check' ? 'columns' : null
  return (
    <>
      {before === null ? null : (
        <Button variant="plain" icon={<Icon glyph={ArrowLeft} />} onPress={() => onAddressChange({ step: before })}>
          {formatMessage(wizardMessages.goOn)}
        </Button>
      )}
      <Discard {...props} />
      {step === 'check' && one.state === 'CHECKED' && mayGoOn(one) ? (
        <div className={onward}>
          <Onward {...props} />
        </div>
      ) : null}
    </>
  )
}

const isBraked = ({ brake, options }: ImportWhole): boolean => brake?.isOn === true && options?.missing === 'DEACTIVATE'

/** A file that changes nothing leads no further. */
const mayGoOn = (one: ImportWhole): boolean => isBraked(one) || changeCount(one) > 0

/** Where the brake is on, the safe way is the first one: the same file without deactivating anybody. */
function Onward({ one, data, use, onAddressChange }: WizardActionsProps) {
  const { formatMessage } = useIntl()
  if (isBraked(one)) {
    const options = { ...optionsOf(one, untouched), missing: 'NOTHING', missingUnit: null } as const
    const input = { columns: columnsOf(one, untouched), constants: toConstants(constantsOf(one, untouched)), options }
    return (
      <Button variant="solid" isPending={use.isPending} onPress={() => void use.act(() => data.actions.check(input))}>
        {formatMessage(checkMessages.brakeSafe)}
      </Button>
    )
  }
  return (
    <Button variant="solid" onPress={() => onAddressChange({ step: 'approve' })}>
      {formatMessage(checkMessages.onward)}
    </Button>
  )
}

function Discard({ data, use, onLeave }: WizardActionsProps) {
  const { formatMessage } = useIntl()
  const [isAsking, ask] = useState(false)
  const warm = useAlertDialogWarmer()
  const discard = async (): Promise<void> => {
    const isDone = await use.act(data.actions.discard)
    ask(false)
    if (isDone) onLeave()
  }
  return (
    <>
      <Button icon={<Icon glyph={Trash2} />} onIntent={warm} onPress={() => ask(true)}>
        {formatMessage(wizardMessages.discard)}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={ask}
        title={formatMessage(wizardMessages.discardTitle)}
        actionLabel={formatMessage(wizardMessages.discard)}
        isPending={use.isPending}
        onAction={() => void discard()}
      >
        {formatMessage(wizardMessages.discardText)}
      </AlertDialog>
    </>
  )
}
