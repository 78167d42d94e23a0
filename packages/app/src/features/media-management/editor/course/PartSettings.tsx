import { Link } from '@somo/ui/Link'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { Switch } from '@somo/ui/Switch'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { SettingsHead } from '../columns/EditorColumns.tsx'
import { partsOf, type CourseChapter, type CoursePart } from './courseForm.ts'
import { courseMessages } from './courseMessages.ts'

export interface PartSettingsProps {
  readonly chapters: readonly CourseChapter[]
  /** The part that is open; none in an empty course. */
  readonly part: CoursePart | undefined
  /** Parts open one after another, whatever they say. */
  readonly isLinear: boolean
  readonly hrefOfMedium: (uuid: string) => string
  readonly onChange: (part: CoursePart) => void
}

/** The settings of one part in its course: whether it is required, and when it opens. */
export function PartSettings({ chapters, part, isLinear, hrefOfMedium, onChange }: PartSettingsProps) {
  const { formatMessage } = useIntl()
  if (part === undefined) return <Text tone="ink2">{formatMessage(courseMessages.nothingOpen)}</Text>
  const parts = partsOf(chapters)
  const place = parts.indexOf(part)
  const titled = chapters.filter(({ title }) => title !== '')
  const chapter = titled.findIndex((each) => each.parts.includes(part)) + 1
  const { medium, isRequired } = part
  return (
    <>
      <SettingsHead
        place={formatMessage(courseMessages.place, { number: place + 1, count: parts.length, chapter })}
        title={medium.title}
        actions={
          <Link variant="button" href={hrefOfMedium(medium.uuid)}>
            {formatMessage(courseMessages.openMedium, { kind: medium.kind })}
          </Link>
        }
      />
      <Switch
        label={formatMessage(courseMessages.required)}
        description={formatMessage(courseMessages.requiredHint)}
        isSelected={isRequired}
        onChange={(isNowRequired) => onChange({ ...part, isRequired: isNowRequired })}
      />
      {isLinear ? (
        <Text tone="ink2">{formatMessage(courseMessages.linearHint)}</Text>
      ) : (
        <Opens part={part} parts={parts} earlier={parts.slice(0, place)} onChange={onChange} />
      )}
    </>
  )
}

interface OpensProps {
  readonly part: CoursePart
  readonly parts: readonly CoursePart[]
  /** Parts that may have to be completed first. */
  readonly earlier: readonly CoursePart[]
  readonly onChange: (part: CoursePart) => void
}

function Opens({ part, earlier, onChange }: OpensProps) {
  const { formatMessage } = useIntl()
  const last = earlier.at(-1)
  if (last === undefined) return null
  return (
    <>
      <RadioGroup
        label={formatMessage(courseMessages.opens)}
        items={[
          { id: 'now', label: formatMessage(courseMessages.rightAway) },
          { id: 'after', label: formatMessage(courseMessages.afterPart) },
        ]}
        selectedKey={part.opensAfter === null ? 'now' : 'after'}
        onSelectionChange={(opens) => onChange({ ...part, opensAfter: opens === 'now' ? null : last.uuid })}
      />
      {part.opensAfter === null ? null : (
        <Select
          label={formatMessage(courseMessages.earlierPart)}
          items={earlier.map(({ uuid, medium }, place) => ({
            id: uuid,
            label: formatMessage(courseMessages.numbered, { number: place + 1, title: medium.title }),
          }))}
          selectedKey={part.opensAfter}
          onSelectionChange={(opensAfter) => onChange({ ...part, opensAfter })}
        />
      )}
    </>
  )
}
