import { Drawer } from '@somo/ui/Drawer'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { LateDrawer } from '../../domain/list/LateDrawer.tsx'
import { exportMessages } from './changeMessages.ts'
import { pageMessages, unitFormMessages } from './messages.ts'
import { comingListMessages } from './comingListMessages.ts'
import { requestMessages } from './requestMessages.ts'
import { RollBackQuestion } from './RollBackQuestion.tsx'
import { addPart, changePart, comingPart, exportPart, newPart, requestsPart, rollPart } from './unitParts.ts'
import type { ClassesUse } from './useClasses.ts'
import type { ExportUse } from './useUnitExport.ts'
import type { ComingUse } from './useComing.ts'
import type { RequestsUse } from './useJoinRequests.ts'
import type { UnitTask } from './unitAddress.ts'
import type { Unit } from './unitTypes.ts'
import type { UnitPageProps } from './unitPageTypes.ts'
import type { UnitManagementData } from './useUnitManagement.ts'

export interface TaskPanelProps
  extends
    Pick<UnitManagementData, 'actions' | 'refresh' | 'retryUnit'>,
    Pick<UnitPageProps, 'onAddressChange' | 'members' | 'dates'> {
  readonly requests: RequestsUse
  readonly coming: ComingUse
  readonly classes: ClassesUse
  readonly exporting: ExportUse
  readonly task: UnitTask
  /** A unit was created; its page is opened next. */
  readonly onCreated: (uuid: string) => void
  /** The unit it is about; null while it is on its way, and for a new one at the top. */
  readonly unit: Unit | null
}

/** The code of each; the question before a year is taken back is small enough to be here. */
const parts = {
  new: newPart,
  add: addPart,
  move: changePart,
  merge: changePart,
  deactivate: changePart,
  archive: changePart,
  roll: rollPart,
  unroll: null,
  requests: requestsPart,
  coming: comingPart,
  export: exportPart,
} as const satisfies Record<UnitTask, unknown>

/** What is being done beside the page. Its code is fetched beside the unit, not after it. */
export function TaskPanel(props: TaskPanelProps) {
  const { task, unit, onAddressChange, exporting } = props
  const title = useWaitingTitle(task, unit)
  const onClose = (): void => onAddressChange({ task: null })
  useEffect(
    function fetchPart() {
      parts[task]?.warm()
    },
    [task],
  )
  if (task === 'new') {
    return (
      <LateDrawer slot={newPart} title={title} onClose={onClose}>
        {({ NewUnitPanel }) => (
          <NewUnitPanel
            parent={unit}
            actions={props.actions}
            onClose={onClose}
            onCreated={(made) => {
              props.onCreated(made)
              onAddressChange({ unit: made, task: null, tab: 'members' }, true)
            }}
          />
        )}
      </LateDrawer>
    )
  }
  if (task === 'export') {
    return (
      <LateDrawer slot={exportPart} title={title} onClose={onClose}>
        {({ ExportPanel }) => <ExportPanel unit={unit} use={exporting} onClose={onClose} />}
      </LateDrawer>
    )
  }
  if (unit !== null) return <PanelOfUnit {...props} task={task} unit={unit} title={title} onClose={onClose} />
  return (
    <Drawer isOpen onClose={onClose} title={title} isLoading>
      {null}
    </Drawer>
  )
}

interface PanelOfUnitProps extends TaskPanelProps {
  readonly task: Exclude<UnitTask, 'new' | 'export'>
  readonly unit: Unit
  readonly title: string
  readonly onClose: () => void
}

/** What is done with the unit that is open. */
function PanelOfUnit({
  task,
  unit,
  title,
  actions,
  onAddressChange,
  onClose,
  members,
  refresh,
  retryUnit,
  dates,
  requests,
  coming,
  classes,
}: PanelOfUnitProps) {
  const again = (): void => {
    refresh()
    retryUnit()
    members.retry()
  }
  const goOn = (next: string | null, job: string | null): void => {
    onAddressChange({ task: null, ...(job === null ? {} : { job }), ...(next === null ? {} : { unit: next }) }, true)
    again()
  }
  const late = { title, onClose }
  const shared = { unit, dates, actions, onClose }
  switch (task) {
    case 'requests':
      return (
        <LateDrawer {...late} slot={requestsPart}>
          {({ RequestsPanel }) => <RequestsPanel {...shared} requests={requests} onDecided={again} />}
        </LateDrawer>
      )
    case 'coming':
      return (
        <LateDrawer {...late} slot={comingPart}>
          {({ ComingPanel }) => <ComingPanel {...shared} coming={coming} onChanged={again} />}
        </LateDrawer>
      )
    case 'add':
      return (
        <LateDrawer {...late} slot={addPart}>
          {({ AddPanel }) => <AddPanel {...shared} onAdded={(job) => goOn(null, job)} onChanged={again} />}
        </LateDrawer>
      )
    case 'roll':
      return (
        <LateDrawer {...late} slot={rollPart}>
          {({ RollPanel }) => <RollPanel {...shared} classes={classes} onDone={again} />}
        </LateDrawer>
      )
    case 'unroll':
      return unit.rolledForward === null ? null : (
        <RollBackQuestion
          unit={{ ...unit, rolledForward: unit.rolledForward }}
          dates={dates}
          undoRollForward={actions.undoRollForward}
          onClose={onClose}
          onDone={again}
        />
      )
    case 'move':
    case 'merge':
    case 'deactivate':
    case 'archive':
      return (
        <LateDrawer {...late} slot={changePart}>
          {({ ChangePanel }) => <ChangePanel {...shared} task={task} onDone={goOn} />}
        </LateDrawer>
      )
  }
}

/** What the panel is called while its code or its unit is on the way. */
function useWaitingTitle(task: UnitTask, unit: Unit | null): string {
  const { formatMessage } = useIntl()
  if (task === 'new') return formatMessage(unitFormMessages.newTitle)
  if (task === 'export') return formatMessage(exportMessages.title)
  if (task !== 'requests' && task !== 'coming') return formatMessage(pageMessages[task])
  const { title } = task === 'coming' ? comingListMessages : requestMessages
  return unit === null ? formatMessage(pageMessages.more) : formatMessage(title, { unit: unit.name })
}
