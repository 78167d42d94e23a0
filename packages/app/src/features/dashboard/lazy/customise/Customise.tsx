import type { DashboardWidget } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { Icon } from '@somo/ui/Icon'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import type { Problem } from '../../../../platform/errors/problem.ts'
import { actionMessages } from '../../../../platform/errors/actionMessages.ts'
import type { DashboardTab } from '../../dashboardAddress.ts'
import { hideableWidgets } from '../../hiddenWidgets.ts'
import type { DashboardData } from '../../useDashboard.ts'
import { customiseMessages, widgetNames } from './customiseMessages.ts'

export interface CustomiseProps extends Pick<DashboardData, 'hidden' | 'hideWidgets'> {
  readonly tab: DashboardTab
}

/** The button that opens the dialog for choosing the widgets of a tab. */
export function Customise(props: CustomiseProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Icon glyph={SlidersHorizontal} />} onPress={() => setOpen(true)}>
        {formatMessage(customiseMessages.button)}
      </Button>
      {isOpen ? <CustomiseDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function CustomiseDialog({ tab, hidden, hideWidgets, onClose }: CustomiseProps & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl()
  const hideable = hideableWidgets[tab]
  const [shown, setShown] = useState<readonly DashboardWidget[]>(() =>
    hideable.filter((widget) => !hidden.includes(widget)),
  )
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const save = async (): Promise<void> => {
    const others = hidden.filter((widget) => !hideable.includes(widget))
    setPending(true)
    const failed = await hideWidgets([...others, ...hideable.filter((widget) => !shown.includes(widget))])
    setPending(false)
    setProblem(failed)
    if (failed === null) onClose()
  }
  return (
    <FormDialog
      isForm
      title={formatMessage(customiseMessages.title)}
      verb={formatMessage(customiseMessages.save)}
      isPending={isPending}
      onAct={() => void save()}
      onClose={onClose}
    >
      <CheckboxGroup
        label={formatMessage(customiseMessages.label)}
        items={hideable.map((id) => ({ id, label: formatMessage(widgetNames[id]) }))}
        selectedKeys={shown}
        onSelectionChange={setShown}
        {...(tab === 'learning' ? { description: formatMessage(customiseMessages.hint) } : {})}
        {...(problem === null ? {} : { errorMessage: formatMessage(actionMessages[problem.code]) })}
      />
    </FormDialog>
  )
}
