import { Drawer } from '@somo/ui/Drawer'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { LazyDrawer } from '../../domain/list/LazyDrawer.tsx'
import { exportMessages } from './changes/changeMessages.ts'
import { pageMessages, unitFormMessages } from './messages.ts'
import { comingListMessages } from './requests/comingListMessages.ts'
import { requestMessages } from './requests/requestMessages.ts'
import { RollBackQuestion } from './changes/RollBackQuestion.tsx'
import { addChunk, changeChunk, comingChunk, exportChunk, newChunk, requestsChunk, rollChunk } from './panelChunks.ts'
import type { ClassesUse } from './changes/useClasses.ts'
import type { ExportUse } from './unit/useUnitExport.ts'
import type { ComingUse } from './requests/useComing.ts'
import type { RequestsUse } from './requests/useJoinRequests.ts'
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
  /** Whether the unit of the address is on its way: a new unit waits for it, as it becomes its parent. */
  readonly isUnitLoading: boolean
}

/** The code of each; the question before a year is taken back is small enough to be here. */
const parts = {
  new: newChunk,
  add: addChunk,
  move: changeChunk,
  merge: changeChunk,
  deactivate: changeChunk,
  archive: changeChunk,
  roll: rollChunk,
  unroll: null,
  requests: requestsChunk,
  coming: comingChunk,
  export: exportChunk,
} as const satisfies Record<UnitTask, unknown>

/** What is being done beside the page. Its code is fetched beside the unit, not after it. */
export function TaskPanel(props: TaskPanelProps) {
  const { task, unit, onAddressChange, exporting } = props
  const title = useWaitingTitle(task, unit)
  const onClose = (): void => onAddressChange({ task: null })
  useEffect(
    function fetchPart() {
      parts[task]?.preload()
    },
    [task],
  )
  if (task === 'new' && !props.isUnitLoading) {
    return (
      <LazyDrawer chunk={newChunk} title={title} onClose={onClose}>
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
      </LazyDrawer>
    )
  }
  if (task === 'export') {
    return (
      <LazyDrawer chunk={exportChunk} title={title} onClose={onClose}>
        {({ ExportPanel }) => <ExportPanel unit={unit} use={exporting} onClose={onClose} />}
      </LazyDrawer>
    )
  }
  if (unit !== null && task !== 'new')
    return <PanelOfUnit {...props} task={task} unit={unit} title={title} onClose={onClose} />
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
        <LazyDrawer {...late} chunk={requestsChunk}>
          {({ RequestsPanel }) => <RequestsPanel {...shared} requests={requests} onDecided={again} />}
        </LazyDrawer>
      )
    case 'coming':
      return (
        <LazyDrawer {...late} chunk={comingChunk}>
          {({ ComingPanel }) => <ComingPanel {...shared} coming={coming} onChanged={again} />}
        </LazyDrawer>
      )
    case 'add':
      return (
        <LazyDrawer {...late} chunk={addChunk}>
          {({ AddPanel }) => <AddPanel {...shared} onAdded={(job) => goOn(null, job)} onChanged={again} />}
        </LazyDrawer>
      )
    case 'roll':
      return (
        <LazyDrawer {...late} chunk={rollChunk}>
          {({ RollPanel }) => <RollPanel {...shared} classes={classes} onDone={again} />}
        </LazyDrawer>
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
        <LazyDrawer {...late} chunk={changeChunk}>
          {({ ChangePanel }) => <ChangePanel {...shared} task={task} onDone={goOn} />}
        </LazyDrawer>
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
