import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Tabs } from '@somo/ui/Tabs'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { LazyPart } from '../../../platform/errors/LazyPart.tsx'
import { pageMessages } from '../messages.ts'
import { unitTabs } from '../unitAddress.ts'
import { comingChunk, requestsChunk, tabChunks } from '../panelChunks.ts'
import type { Unit } from '../unitTypes.ts'
import type { UnitPageProps } from '../unitPageTypes.ts'
import { followed } from './OpenUnit.css.ts'
import { nothing } from '../UnitManagementView.css.ts'
import { UnitMenu } from '../tree/UnitMenu.tsx'

export interface OpenUnitProps extends Omit<UnitPageProps, 'unit' | 'retryUnit'> {
  /** Null where there is no such unit for the person. */
  readonly unit: Unit | null
}

/** One unit: where it lies, who is in it, what it is called and what was changed about it. */
export function OpenUnit({ unit, ...rest }: OpenUnitProps) {
  return unit === null ? <Missing href={rest.hrefOf({ unit: null, task: null })} /> : <Shown {...rest} unit={unit} />
}

function Missing({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl()
  return (
    <div className={nothing}>
      <EmptyState
        title={formatMessage(pageMessages.missing)}
        action={<Link href={href}>{formatMessage(pageMessages.all)}</Link>}
      >
        {formatMessage(pageMessages.missingSentence)}
      </EmptyState>
    </div>
  )
}

interface ShownProps extends Omit<UnitPageProps, 'unit' | 'retryUnit'> {
  readonly unit: Unit
}

function Shown(props: ShownProps) {
  const { unit, address, hrefOf, onAddressChange, actions, job, createdUnit } = props
  useEffect(
    function focusTitleOfCreatedUnit() {
      if (createdUnit.current !== unit.uuid) return undefined
      // The drawer of the form returns the focus when it closes; the title takes it after that.
      const frame = requestAnimationFrame(() => {
        createdUnit.current = null
        document.getElementById('page-title')?.focus({ preventScroll: true })
      })
      return () => cancelAnimationFrame(frame)
    },
    [createdUnit, unit.uuid],
  )
  const { formatMessage } = useIntl()
  const crumbs = [
    { id: 'all', label: formatMessage(pageMessages.all), href: hrefOf({ unit: null, task: null }) },
    ...unit.path.map((step) => ({ id: step.uuid, label: step.name, href: hrefOf({ unit: step.uuid, task: null }) })),
  ]
  return (
    <Page
      layout="list"
      eyebrow={<Breadcrumbs label={formatMessage(pageMessages.path)} items={crumbs} />}
      title={unit.name}
      lead={<Lead unit={unit} />}
      actions={<UnitMenu unit={unit} actions={actions} onAddressChange={onAddressChange} />}
    >
      {job === null ? null : <div className={followed}>{job}</div>}
      <Tabs
        label={formatMessage(pageMessages.tabs)}
        items={unitTabs.map((id) => ({
          id,
          label: formatMessage(pageMessages[id]),
          ...(id === 'members' ? { count: unit.memberCount } : {}),
        }))}
        selectedKey={address.tab}
        onSelectionChange={(id) => onAddressChange({ tab: unitTabs.find((tab) => tab === id) ?? 'members' })}
        activation="manual"
      >
        <OpenTab {...props} />
      </Tabs>
    </Page>
  )
}

/** The open tab. Once the unit stands, the code of the others is fetched, so that none of them has to be waited for. */
function OpenTab({ unit, address, onAddressChange, onMembersChanged, actions, members, history, dates }: ShownProps) {
  const [hasRequests, hasComing] = [unit.requestCount > 0, unit.comingCount > 0]
  useEffect(
    function fetchTheOthers() {
      for (const tab of unitTabs) tabChunks[tab].preload()
      if (hasRequests) requestsChunk.preload()
      if (hasComing) comingChunk.preload()
    },
    [hasRequests, hasComing],
  )
  const late = { state: { isWaiting: false, data: unit, problem: null }, onRetry: () => undefined }
  switch (address.tab) {
    case 'members':
      return (
        <LazyPart {...late} chunk={tabChunks.members}>
          {({ MembersTab }) => (
            <MembersTab
              {...members}
              unit={unit}
              actions={actions}
              dates={dates}
              hasPanel={address.task !== null && address.task !== 'unroll'}
              onRequests={() => onAddressChange({ task: 'requests' })}
              onComing={() => onAddressChange({ task: 'coming' })}
              onAdd={() => onAddressChange({ task: 'add' })}
              onJob={(job) => onAddressChange({ job })}
              onChanged={onMembersChanged}
            />
          )}
        </LazyPart>
      )
    case 'details':
      return (
        <LazyPart {...late} chunk={tabChunks.details}>
          {({ DetailsTab }) => (
            <DetailsTab key={unit.uuid} unit={unit} updateUnit={actions.updateUnit} uploadLogo={actions.uploadLogo} />
          )}
        </LazyPart>
      )
    case 'history':
      return (
        <LazyPart {...late} chunk={tabChunks.history}>
          {({ HistoryTab }) => <HistoryTab {...history} dates={dates} />}
        </LazyPart>
      )
  }
}

function Lead({ unit }: { readonly unit: Unit }) {
  const { formatMessage } = useIntl()
  const state = unit.isArchived ? pageMessages.archived : unit.isActive ? null : pageMessages.inactive
  const size = formatMessage(pageMessages.people, { people: unit.peopleCount, units: unit.childCount })
  if (state !== null) return `${formatMessage(state)}. ${size}`
  if (unit.isGeneral) return `${formatMessage(pageMessages.general)}. ${size}`
  return unit.takesNew ? `${size}. ${formatMessage(pageMessages.takesNew)}` : size
}
