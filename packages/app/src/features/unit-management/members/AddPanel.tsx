import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { comingMessages } from '../../../domain/unit/comingMessages.ts'
import { FirstDayField } from '../../../domain/unit/FirstDayField.tsx'
import { isAhead, isTurned, lacksDay, type ComingPlace } from '../../../domain/unit/place.ts'
import { placeMessages } from '../../../domain/unit/placeMessages.ts'
import { RoleFields } from '../../../domain/unit/RoleFields.tsx'
import { isDone } from '../../../platform/form/isDone.ts'
import { UnsavedGuard } from '../../../platform/form/UnsavedGuard.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { addMessages, changeMessages } from '../changes/changeMessages.ts'
import { errorTexts, pageMessages } from '../messages.ts'
import * as styles from '../../../domain/consequence/ConsequenceGroup.css.ts'
import { lacking, LackingReason } from '../requests/LackingReason.tsx'
import { PeopleField, type ChosenPerson } from './PeopleField.tsx'
import { sortMatches } from './sortMatches.ts'
import type { PersonMatch, Unit } from '../unitTypes.ts'
import { useMemberResultToast } from './useMemberResultToast.ts'
import { useReason } from '../useReason.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** As many as the server takes at once (the schema, matchPeople). */
const mostLines = 500
const typingTime = 300

export interface AddPanelProps {
  readonly unit: Unit
  readonly dates: Dates
  readonly actions: UnitActions
  readonly onClose: () => void
  readonly onAdded: (job: string | null) => void
  /** Something else has changed, such as by an undo. */
  readonly onChanged: () => void
}

/** People into a unit: chosen by name, or a pasted list with whom its lines mean. */
export function AddPanel({ unit, dates, actions, onClose, onAdded, onChanged }: AddPanelProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<readonly ChosenPerson[]>([])
  const [text, setText] = useState('')
  const [place, setPlace] = useState<ComingPlace>({ role: 'MEMBER', until: null, from: null })
  const { matches, isTooMany } = useMatches(text, unit.uuid, actions.matchPeople)
  const found = matches.flatMap(({ user, isMember }) => (user === null || isMember ? [] : [user.uuid]))
  const people = [...new Set([...chosen.map(({ id }) => id), ...found])]
  const isAdded = useRef(false)
  const finish: AddPanelProps['onAdded'] = (job) => {
    isAdded.current = true
    onAdded(job)
  }
  const { add, isPending, reason } = useAdding({ unit, dates, actions, onAdded: finish, onChanged })
  // A last day that was typed for a deputy does not count of a member.
  const wanted = place.role === 'MEMBER' ? { ...place, until: null } : place
  const lack =
    people.length === 0
      ? addMessages.nobody
      : lacksDay(wanted)
        ? placeMessages.lacksDay
        : isTurned(wanted)
          ? comingMessages.wrongOrder
          : null
  const reasonId = useId()
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(addMessages.title, { unit: unit.name })}
      foot={
        <>
          {lack === null ? null : <LackingReason id={reasonId}>{formatMessage(lack)}</LackingReason>}
          <Button onPress={onClose}>{formatMessage(changeMessages.cancel)}</Button>
          <Button
            writes
            variant="solid"
            isPending={isPending}
            onPress={() => void add(people, wanted)}
            {...lacking(lack !== null, reasonId)}
          >
            {formatMessage(addMessages.add, { count: people.length })}
          </Button>
        </>
      }
    >
      <UnsavedGuard count={text === '' ? 0 : 1} hasChanges={() => text !== '' && !isAdded.current} />
      <Stack space={20}>
        <PeopleField find={actions.findPeople} value={chosen} onChange={setChosen} />
        <TextArea
          label={formatMessage(addMessages.list)}
          value={text}
          onChange={setText}
          spellCheck={false}
          {...(isTooMany
            ? { errorMessage: formatMessage(errorTexts.TOO_MANY) }
            : { description: formatMessage(addMessages.listHint) })}
        />
        {matches.length === 0 ? null : <Matches matches={matches} />}
        <FirstDayField value={wanted} onChange={setPlace} pattern={dates.pattern} />
        <RoleFields
          value={wanted}
          onChange={(chosenPlace) => setPlace({ ...place, ...chosenPlace })}
          pattern={dates.pattern}
          hasDayOfMembers={false}
        />
        {reason === undefined ? null : (
          <Text as="p" tone="bad">
            {reason}
          </Text>
        )}
      </Stack>
    </Drawer>
  )
}

function Matches({ matches }: { readonly matches: readonly PersonMatch[] }) {
  const { formatMessage } = useIntl()
  const { known, unknown } = sortMatches(matches)
  return (
    <Stack space={20}>
      <div className={styles.group}>
        <Heading level={3}>{formatMessage(addMessages.found, { count: known.length })}</Heading>
        <ul className={styles.list} role="list">
          {known.map(({ user, isMember }) => (
            <li key={user.uuid} className={styles.person}>
              <span>{user.name}</span>
              <Text as="span" step="small" tone="ink2">
                {isMember ? formatMessage(addMessages.already) : user.email}
              </Text>
            </li>
          ))}
        </ul>
      </div>
      {unknown.length === 0 ? null : (
        <div className={styles.group}>
          <Heading level={3}>{formatMessage(addMessages.unknown, { count: unknown.length })}</Heading>
          <ul className={styles.list} role="list">
            {unknown.map((line) => (
              <li key={line} className={styles.line}>
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

/** Whom the lines mean, asked once the typing rests. */
function useMatches(text: string, unit: string, matchPeople: UnitActions['matchPeople']) {
  const [matches, setMatches] = useState<readonly PersonMatch[]>([])
  const lines = [...new Set(text.split(/[\n;]+/).map((line) => line.trim()))].filter((line) => line !== '')
  const isTooMany = lines.length > mostLines
  const requested = isTooMany ? '' : lines.join('\n')
  useEffect(
    function matchLines() {
      let isCurrent = true
      const timer = setTimeout(() => {
        if (requested === '') return setMatches([])
        void matchPeople(unit, requested.split('\n')).then((answer) => {
          if (isCurrent && answer.problem === null) setMatches(answer.matches)
        })
      }, typingTime)
      return () => {
        isCurrent = false
        clearTimeout(timer)
      }
    },
    [requested, unit, matchPeople],
  )
  return { matches, isTooMany }
}

function useAdding({ unit, dates, actions, onAdded, onChanged }: Omit<AddPanelProps, 'onClose'>) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const say = useMemberResultToast(actions.undoMembers, onChanged)
  const [isPending, setPending] = useState(false)
  const [reason, setReason] = useState<string | undefined>()
  // By the clocks of the unit it may be today already, or not yet: the words of a coming day hold either way.
  const textOf = (count: number, from: string | null): string =>
    from !== null && isAhead(from, new Date())
      ? formatMessage(addMessages.planned, { count, unit: unit.name, date: dates.day(from) })
      : formatMessage(addMessages.added, { count, unit: unit.name })
  const add = async (people: readonly string[], place: ComingPlace): Promise<void> => {
    if (isPending) return
    setPending(true)
    const answer = await actions.addMembers(unit.uuid, people, place)
    setPending(false)
    if (!isDone(answer)) return setReason(formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }))
    // Work that goes on is followed above the page.
    if (answer.job === null) say(textOf(answer.changed, place.from), answer.undo ?? null)
    onAdded(answer.job)
  }
  return { add, isPending, reason }
}
