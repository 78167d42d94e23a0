import { EmptyState } from '@somo/ui/EmptyState'
import { useLazy } from '../../platform/lazy.ts'
import { cx } from '@somo/ui/theme/cx'
import { useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { treeMessages } from './messages.ts'
import type { UnitAddress } from './unitAddress.ts'
import { taskChunk } from './chunks.ts'
import type { TaskPanelProps } from './TaskPanel.tsx'
import { UnitOutline } from './tree/UnitOutline.tsx'
import type { UnitOutlineProps, UnitPageProps } from './unitPageTypes.ts'
import { UnitPage } from './UnitPage.tsx'
import * as styles from './UnitManagementView.css.ts'
import type { ClassesUse } from './changes/useClasses.ts'
import type { ExportUse } from './unit/useUnitExport.ts'
import type { ComingUse } from './requests/useComing.ts'
import type { RequestsUse } from './requests/useJoinRequests.ts'
import type { UnitManagementData } from './useUnitManagement.ts'

export interface UnitManagementViewProps
  extends
    UnitManagementData,
    Pick<UnitOutlineProps, 'hrefOf' | 'onAddressChange'>,
    Pick<UnitPageProps, 'members' | 'history' | 'dates' | 'job' | 'onMembersChanged'> {
  readonly address: UnitAddress
  readonly requests: RequestsUse
  readonly coming: ComingUse
  readonly classes: ClassesUse
  readonly exporting: ExportUse
}

/** The organisation: its tree, the page of one unit, and beside it what is being done. */
export function UnitManagementView(props: UnitManagementViewProps) {
  const { address, unit, tree } = props
  const createdUnit = useRef<string | null>(null)
  // Whoever sees the tree does something with it.
  useLazy(taskChunk, tree.data !== null)
  const hasUnit = address.unit !== null
  // Nothing is done with a unit that does not exist.
  const task = hasUnit && unit.data?.unit === null ? null : address.task
  // The question before a year is taken back is no panel.
  const hasPanel = task !== null && task !== 'unroll'
  const hasNothing = !hasUnit && address.search === '' && tree.data?.nodes.length === 0
  return (
    <>
      {/* Work whose unit is not open: above all there is. */}
      {hasUnit || props.job === null ? null : <div className={styles.followedAlone}>{props.job}</div>}
      <div className={styles.screen}>
        <nav
          className={cx(
            styles.outline,
            hasUnit && styles.aloneHidden,
            hasPanel && styles.narrower,
            hasPanel && (hasUnit ? styles.givesWay : styles.grows),
          )}
          aria-labelledby={hasUnit ? 'unit-tree-title' : 'page-title'}
        >
          <UnitOutline {...props} />
        </nav>
        <div
          className={cx(
            styles.page,
            !hasUnit && !hasNothing && styles.aloneHidden,
            hasPanel && !hasUnit && styles.givesWay,
          )}
        >
          {hasUnit ? (
            <UnitPage {...props} createdUnit={createdUnit} />
          ) : (
            <div className={styles.nothing}>
              <InPlaceOfAPage
                {...(hasNothing
                  ? { title: treeMessages.nothing, sentence: treeMessages.nothingSentence }
                  : { title: treeMessages.choose, sentence: treeMessages.chooseSentence })}
              />
            </div>
          )}
        </div>
        {task === null ? null : (
          <LazyTaskPanel
            key={`${task} ${address.unit ?? ''}`}
            {...props}
            task={task}
            unit={unit.data?.unit ?? null}
            isUnitLoading={hasUnit && unit.data === null && unit.isWaiting}
            onCreated={(uuid) => void (createdUnit.current = uuid)}
          />
        )}
      </div>
    </>
  )
}

function LazyTaskPanel(props: TaskPanelProps) {
  return (
    <LazyPart {...codeAlone} chunk={taskChunk} waiting={false}>
      {({ TaskPanel }) => <TaskPanel {...props} />}
    </LazyPart>
  )
}

function InPlaceOfAPage({
  title,
  sentence,
}: {
  readonly title: MessageDescriptor
  readonly sentence: MessageDescriptor
}) {
  const { formatMessage } = useIntl()
  return <EmptyState title={formatMessage(title)}>{formatMessage(sentence)}</EmptyState>
}
