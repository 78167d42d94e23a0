import { useState } from 'react'
import { foldedWords, searchWords } from '../../locale/fold.ts'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { visuallyHidden } from '../Button/parts.css.ts'
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { TextField } from '../TextField/TextField.tsx'
import { AsyncFilterEditor } from './AsyncFilterEditor.tsx'
import { note, options, range } from './FilterBar.css.ts'
import type { DraftErrors, FilterDraft } from './filterDraft.ts'
import type { FilterDefinition, FilterOption, TextMatch } from './filterTypes.ts'

export interface FilterEditorProps {
  readonly definition: FilterDefinition
  readonly draft: FilterDraft
  readonly errors: DraftErrors
  readonly onChange: (change: Partial<FilterDraft>) => void
}

/** Up to so many options are overlooked at a glance; above it they can be searched. */
const overlooked = 7

/** The fields of one kind of filter. */
export function FilterEditor(props: FilterEditorProps) {
  const words = useWords().table.tools
  const { definition } = props
  switch (definition.kind) {
    case 'text':
      return <TextEditor {...props} />
    case 'one':
    case 'many':
      return <OptionsEditor {...props} options={definition.options} isMany={definition.kind === 'many'} />
    case 'yesNo': {
      const answers = [
        { id: 'yes', label: definition.yes ?? words.yes },
        { id: 'no', label: definition.no ?? words.no },
      ]
      return <OptionsEditor {...props} options={answers} isMany={false} />
    }
    case 'found':
      return <AsyncFilterEditor {...props} definition={definition} />
    case 'number':
      return (
        <RangeEditor
          {...props}
          end={definition.end}
          {...(definition.unit === undefined ? {} : { suffix: definition.unit })}
        />
      )
    case 'date':
      return <DaysEditor {...props} pattern={definition.pattern} />
    default:
      return definition satisfies never
  }
}

function TextEditor({ draft, errors, onChange }: FilterEditorProps) {
  const words = useWords().table.tools
  return (
    <>
      <TextField
        label={words.searchedText}
        value={draft.text}
        errorMessage={errors.text}
        onChange={(text) => onChange({ text })}
      />
      <RadioGroup<TextMatch>
        label={words.howToMatch}
        items={[
          { id: 'contains', label: words.containsOption },
          { id: 'equals', label: words.equalsOption },
        ]}
        selectedKey={draft.match}
        onSelectionChange={(match) => onChange({ match })}
      />
    </>
  )
}

interface RangeEditorProps extends FilterEditorProps {
  readonly suffix?: string
  readonly end: 'from' | 'to' | undefined
}

function RangeEditor({ draft, errors, onChange, definition, end: only, ...field }: RangeEditorProps) {
  const words = useWords().table.tools
  return (
    <div className={range} role="group" aria-label={definition.label}>
      {only === 'to' ? null : (
        <TextField
          {...field}
          inputMode="decimal"
          label={words.rangeStart}
          value={draft.start}
          errorMessage={errors.start}
          onChange={(start) => onChange({ start })}
        />
      )}
      {only === 'from' ? null : (
        <TextField
          {...field}
          inputMode="decimal"
          label={words.rangeEnd}
          value={draft.end}
          // With one end alone, what is missing is told of the start.
          errorMessage={errors.end ?? (only === 'to' ? errors.start : undefined)}
          onChange={(end) => onChange({ end })}
        />
      )}
    </div>
  )
}

/** The field itself tells what is no date and what is reversed, and holds the filter back; what is left over is told by the draft. */
function DaysEditor({
  definition,
  draft,
  errors,
  onChange,
  pattern,
}: FilterEditorProps & { readonly pattern: string }) {
  return (
    <DateRangeField
      label={definition.label}
      isLabelHidden
      pattern={pattern}
      value={{ start: draft.start === '' ? null : draft.start, end: draft.end === '' ? null : draft.end }}
      errorMessage={errors.start ?? errors.end}
      onChange={({ start, end }) => onChange({ start: start ?? '', end: end ?? '' })}
    />
  )
}

interface OptionsEditorProps extends FilterEditorProps {
  readonly options: readonly FilterOption[]
  readonly isMany: boolean
}

/** Every option with its box; many of them with a search above, which hides nothing that is chosen from the filter. */
function OptionsEditor({ definition, draft, errors, onChange, options: all, isMany }: OptionsEditorProps) {
  const words = useWords().table.tools
  const [search, setSearch] = useState('')
  const wanted = foldedWords(search)
  const shown = all.filter(({ label, description = '' }) =>
    wanted.every((word) => searchWords(`${label} ${description}`).includes(word)),
  )
  const hiddenChosen = draft.chosen.filter((id) => shown.every((option) => option.id !== id))
  const field = { label: definition.label, isLabelHidden: true, items: shown, errorMessage: errors.chosen }
  return (
    <>
      {all.length <= overlooked ? null : (
        <>
          <SearchField
            label={words.searchOptions}
            isLabelHidden
            placeholder={words.searchOptions}
            value={search}
            onChange={setSearch}
          />
          <span className={visuallyHidden} role="status">
            {wanted.length === 0 ? '' : words.optionsFound(shown.length)}
          </span>
        </>
      )}
      {shown.length === 0 ? <p className={note}>{words.noOption(search.trim())}</p> : null}
      <div className={options} data-part="options">
        {isMany ? (
          <CheckboxGroup
            {...field}
            selectedKeys={draft.chosen}
            onSelectionChange={(ids) => onChange({ chosen: [...hiddenChosen, ...ids] })}
          />
        ) : (
          <RadioGroup
            {...field}
            selectedKey={draft.chosen[0] ?? null}
            onSelectionChange={(id) => onChange({ chosen: [id] })}
          />
        )}
      </div>
    </>
  )
}
