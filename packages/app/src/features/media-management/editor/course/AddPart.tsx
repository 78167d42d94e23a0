import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import type { FindCourseChoices } from '../useMediumEditor.ts'
import type { CoursePart } from './courseForm.ts'
import { courseMessages } from './courseMessages.ts'

export interface AddPartProps {
  readonly id: string
  /** What the course has already; it is not offered again. */
  readonly parts: readonly CoursePart[]
  /** The title of the chapter it is added to; '' where there are none. */
  readonly chapter: string
  readonly find: FindCourseChoices
  readonly errorMessage: string | undefined
  readonly onAdd: (part: CoursePart) => void
}

/** Finds a medium by its title and adds it; the field is then empty again, ready for the next one. */
export function AddPart(props: AddPartProps) {
  const [added, setAdded] = useState(0)
  return (
    <PartField
      {...props}
      key={added}
      autoFocus={added > 0}
      onAdd={(part) => {
        props.onAdd(part)
        setAdded(added + 1)
      }}
    />
  )
}

function PartField({
  id,
  parts,
  chapter,
  find,
  errorMessage,
  autoFocus,
  onAdd,
}: AddPartProps & { readonly autoFocus: boolean }) {
  const { formatMessage } = useIntl()
  // Everything found so far: the answer to an earlier search may come after the one that is shown.
  const found = useRef(new Map<string, CoursePart['medium']>())
  const options = useCallback(
    async (text: string) => {
      const choices = await find(text)
      for (const choice of choices)
        found.current.set(choice.uuid, { ...choice, durationMinutes: choice.durationMinutes ?? null })
      return choices
        .filter(({ uuid }) => !parts.some(({ medium }) => medium.uuid === uuid))
        .map(({ uuid, title, kind }) => ({
          id: uuid,
          label: title,
          description: formatMessage(mediumKindMessages[kind]),
        }))
    },
    [find, parts, formatMessage],
  )
  const { items, isLoading, hasFailed, search } = useAsyncOptions(options)
  return (
    <ComboBox
      id={id}
      autoFocus={autoFocus}
      isLoading={isLoading}
      errorMessage={errorMessage}
      label={formatMessage(chapter === '' ? courseMessages.addMedium : courseMessages.addTo, { chapter })}
      items={items}
      selected={null}
      loadError={hasFailed ? formatMessage(courseMessages.findFailed) : undefined}
      onSearch={search}
      onSelectionChange={(option) => {
        const medium = option === null ? undefined : found.current.get(option.id)
        if (medium !== undefined) onAdd({ uuid: crypto.randomUUID(), medium, isRequired: true, opensAfter: null })
      }}
    />
  )
}
