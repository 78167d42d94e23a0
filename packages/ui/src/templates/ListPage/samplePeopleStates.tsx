import { CloudOff, Plus } from 'lucide-react'
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
import { peopleStateWords } from './samplePeopleStateWords.ts'
import { peopleWords } from './samplePeopleWords.ts'

const nothing = (): void => undefined

const useStateWords = () => peopleStateWords[useUiLocale()]

/** Nobody is there yet: what starts the first row, and a quieter way to many. */
export function NobodyYet() {
  const { nobody } = useStateWords()
  return (
    <EmptyState
      title={nobody.title}
      action={
        <>
          <Button icon={<Icon glyph={Plus} />}>{nobody.add}</Button>
          <Link variant="plainButton" href="/import-management">
            {nobody.bring}
          </Link>
        </>
      }
    >
      {nobody.more}
    </EmptyState>
  )
}

/** Filters took everybody away: the way back comes first. */
export function NobodyLeft({ onClear }: { readonly onClear: () => void }) {
  const { noMatch } = useStateWords()
  return (
    <EmptyState title={noMatch.title} isBelowHead action={<Button onPress={onClear}>{noMatch.clear}</Button>}>
      {noMatch.more}
    </EmptyState>
  )
}

/** One unit did not answer: what is missing, and the way to it. */
export function PartMissing() {
  const { part } = useStateWords()
  return (
    <Notice tone="warn" action={{ label: part.load, onPress: nothing }}>
      {part.partial}
    </Notice>
  )
}

export function NotAllowed() {
  const { refused } = useStateWords()
  return (
    <RefusedState
      title={refused.title}
      request={{ label: refused.ask, onPress: nothing }}
      back={{ label: refused.back, href: '/dashboard' }}
    >
      {refused.more}
    </RefusedState>
  )
}

export function NoNetwork() {
  return (
    <Notice tone="info" glyph={CloudOff}>
      {useStateWords().offline}
    </Notice>
  )
}

/** What failed, why, and one step. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { failed } = useStateWords()
  return (
    <FailedState
      title={failed.title}
      isBelowHead
      retry={{ label: failed.retry, onPress: onRetry }}
      reference={{ id: '8F2C-41', label: failed.reference, copyLabel: failed.copy, copiedLabel: failed.copied }}
    >
      {failed.more}
    </FailedState>
  )
}

/** Two people saved the same person: the drawer asks which values stay. */
export function ConflictDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = peopleWords[useUiLocale()]
  return (
    <Drawer
      isOpen
      onClose={onClose}
      number={texts.number}
      title="Amina Okafor"
      leading={<Avatar name="Amina Okafor" size="lg" />}
      status={<StatusChip kind="done">{texts.statuses.active}</StatusChip>}
      pageHref="/user-management?id=104217"
    >
      <ConflictState
        notice={texts.conflict}
        theirsLabel="Jonas, 11:40"
        fields={[
          { id: 'unit', label: texts.unit, mine: texts.units.customs, theirs: texts.units.north },
          { id: 'due', label: texts.due, mine: texts.mine, theirs: texts.theirs },
        ]}
        onSave={onClose}
        onDiscard={onClose}
      />
    </Drawer>
  )
}
