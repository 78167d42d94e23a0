import { CloudOff, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ConflictState } from '../../components/ConflictState/ConflictState.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { FailedState } from '../../components/FailedState/FailedState.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RefusedState } from '../../components/RefusedState/RefusedState.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { peopleWords } from './samplePeopleWords.ts'

const nothing = (): void => undefined

/** Nobody is there yet: what starts the first row, and a quieter way to many. */
export const nobodyYet: ReactNode = (
  <EmptyState
    title="No people in this unit yet"
    action={
      <>
        <Button icon={<Icon glyph={Plus} />}>Add person</Button>
        <Link variant="plainButton" href="/import-management">
          Import a list
        </Link>
      </>
    }
  >
    Add the first person, or bring a list over from your HR system.
  </EmptyState>
)

/** Filters took everybody away: the way back comes first. */
export const NobodyLeft = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState title="No match for these 2 filters" isBelowHead action={<Button onPress={onClear}>Clear filters</Button>}>
    14 people match without “Overdue at least 6”.
  </EmptyState>
)

/** One unit did not answer: what is missing, and the way to it. */
export const partMissing: ReactNode = (
  <Notice tone="warn" action={{ label: 'Load the rest', onPress: nothing }}>
    Showing 178 of 214 people. Lager Süd did not answer.
  </Notice>
)

export const notAllowed: ReactNode = (
  <RefusedState title="You cannot see this list" request={{ label: 'Ask for access', onPress: nothing }} back={{ label: 'Back to dashboard', href: '/dashboard' }}>
    It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.
  </RefusedState>
)

export const noNetwork: ReactNode = (
  <Notice tone="info" glyph={CloudOff}>
    You are offline. This is the list from 08:12. 1 reminder waits and will be sent once you are back.
  </Notice>
)

/** What failed, why, and one step. */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <FailedState
    title="The list could not be loaded"
    isBelowHead
    retry={{ label: 'Try again', onPress: onRetry }}
    reference={{ id: '8F2C-41', label: 'Reference', copyLabel: 'Copy reference', copiedLabel: 'Reference copied' }}
  >
    The server did not answer within 10 seconds. Your filters are kept.
  </FailedState>
)

/** Two people saved the same person: the drawer asks which values stay. */
export function ConflictDrawer({ onClose }: { readonly onClose: () => void }) {
  const said = peopleWords[useUiLocale()]
  return (
    <Drawer
      isOpen
      onClose={onClose}
      number={said.number}
      title="Amina Okafor"
      leading={<Avatar name="Amina Okafor" size="lg" />}
      status={<StatusChip kind="done">{said.statuses.active}</StatusChip>}
      pageHref="/user-management?id=104217"
    >
      <ConflictState
        notice={said.conflict}
        theirsLabel="Jonas, 11:40"
        fields={[
          { id: 'unit', label: said.unit, mine: said.units.customs, theirs: said.units.north },
          { id: 'due', label: said.due, mine: said.mine, theirs: said.theirs },
        ]}
        onSave={onClose}
        onDiscard={onClose}
      />
    </Drawer>
  )
}
