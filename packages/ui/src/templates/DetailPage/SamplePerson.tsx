import { BookPlus, Ellipsis, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { NumberCell } from '../../components/DataTable/cells.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Column } from '../../components/DataTable/dataTableTypes.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { vars } from '../../theme/contract.css.ts'
import { DetailPage } from './DetailPage.tsx'

const nothing = (): void => undefined

interface Duty {
  readonly id: string
  readonly title: string
  readonly due: string
  readonly parts: string
  readonly status: StatusKind
  readonly word: string
}

const duties: readonly Duty[] = [
  { id: 'safety', title: 'Safety at work, basic briefing 2026', due: '20 Nov 2026', parts: '2', status: 'overdue', word: 'Overdue' },
  { id: 'privacy', title: 'Data protection in conversations', due: '26 Nov 2026', parts: '0', status: 'dueSoon', word: 'Due soon' },
  { id: 'load', title: 'Load securing in road haulage', due: '15 Dec 2026', parts: '3', status: 'started', word: 'Started' },
]

const columns: readonly Column<Duty>[] = [
  { id: 'title', label: 'Title', isRowHeader: true, cell: ({ title }) => title, textValue: ({ title }) => title },
  { id: 'due', label: 'Due', width: { initial: 120 }, cell: ({ due }) => due },
  { id: 'parts', label: 'Parts done', align: 'number', width: { initial: 104 }, cell: ({ parts }) => <NumberCell value={parts} /> },
  { id: 'status', label: 'Status', width: { initial: 132 }, cell: ({ status, word }) => <StatusChip kind={status}>{word}</StatusChip> },
]

const idOf = ({ id }: Duty): string => id

const tabs = [
  { id: 'learning', label: 'Learning' },
  { id: 'units', label: 'Units', count: 2 },
  { id: 'access', label: 'Access' },
]

const facts: readonly (readonly [string, ReactNode])[] = [
  ['Unit', <Link key="unit" href="/unit-management?id=north">Lager Nord</Link>],
  ['Role', 'Learner since 3 Feb 2025'],
  ['Last here', 'today, 08:12'],
  ['E-mail', 'amina.okafor@uferwerk.example'],
]

const Facts = () => (
  <>
    <Heading level={2}>Facts</Heading>
    <dl style={{ display: 'grid', gap: vars.space[12] }}>
      {facts.map(([name, value]) => (
        <Stack key={name} space={2}>
          <Text as="dt" step="small" tone="ink3">
            {name}
          </Text>
          <Text as="dd" step="ui">
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  </>
)

const actions = (
  <>
    <Button icon={<Icon glyph={Pencil} />}>Edit</Button>
    <Button icon={<Icon glyph={BookPlus} />}>Assign</Button>
    <MenuButton label="More actions" isSquare variant="outline" placement="bottom end" sections={[{ id: 'more', items: [{ id: 'lock', label: 'Lock', onAction: nothing }] }]}>
      <Icon glyph={Ellipsis} />
    </MenuButton>
  </>
)

export interface SamplePersonProps {
  /** Facts beside the content. @default true */
  readonly hasAside?: boolean
  /** What stands in the content's place where it could not be loaded. */
  readonly instead?: ReactNode
}

/** A person as a page of its own. */
export function SamplePerson({ hasAside = true, instead }: SamplePersonProps) {
  const [tab, setTab] = useState('learning')
  return (
    <DetailPage
      breadcrumbs={<Breadcrumbs label="Place of this person" items={[{ id: 'people', label: 'People', href: '/user-management' }]} />}
      title="Amina Okafor"
      leading={<Avatar name="Amina Okafor" size="lg" />}
      status={
        <>
          <StatusChip kind="done">Active</StatusChip>
          <span>No. 104217</span>
        </>
      }
      actions={actions}
      {...(hasAside ? { aside: <Facts />, asideLabel: 'Facts about Amina Okafor' } : {})}
    >
      {instead ?? (
        <Tabs label="Parts of this person" items={tabs} selectedKey={tab} onSelectionChange={setTab}>
          {tab === 'learning' ? (
            <DataTable label="Open duties" columns={columns} rows={duties} rowId={idOf} />
          ) : (
            <Text tone="ink2">{tab === 'units' ? 'Lager Nord, Hamburg' : 'Signs in with a password, last changed on 3 Feb 2025.'}</Text>
          )}
        </Tabs>
      )}
    </DetailPage>
  )
}
