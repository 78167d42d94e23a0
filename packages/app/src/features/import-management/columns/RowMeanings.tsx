import { Stack } from '@somo/ui/Stack'
import { codeOf } from '../../../domain/list/codeOf.ts'
import type { FieldRule, ImportWhole } from '../importTypes.ts'
import { columnsOf, constantsOf, mappedFields, toConstants, withMeaning, type ColumnDraft } from './columnDraft.ts'
import { ColumnList } from './ColumnList.tsx'
import { ConstantList } from './ConstantList.tsx'
import type { FixedValueContext } from './FixedValue.tsx'
import { useErrorText } from '../check/useErrorText.ts'
import type { StepUse } from '../wizard/useStep.ts'

export interface RowMeaningsProps extends Pick<FixedValueContext, 'findKey' | 'pattern'> {
  readonly one: ImportWhole
  readonly known: readonly FieldRule[]
  readonly use: StepUse
  readonly draft: ColumnDraft
  /** The dry run was asked for: what is lacking is told. */
  readonly showsErrors: boolean
  readonly onDraft: (draft: ColumnDraft) => void
}

/** What a row says: its cells, and what is given beside them. The server's errors stand at the fields they are about. */
export function RowMeanings({ one, known, use, draft, showsErrors, onDraft, findKey, pattern }: RowMeaningsProps) {
  const around = { kind: one.kind, fields: known, findKey, pattern }
  const fieldErrorText = useErrorText()
  const columns = columnsOf(one, draft)
  const constants = constantsOf(one, draft)
  const serverErrorAt = (part: 'columns' | 'constants', place: number): string | null => {
    const places = part === 'columns' ? ['default'] : ['field', 'custom', 'value']
    const found = use.userErrors.find(
      ({ path }) => path?.[0] === part && String(path[1]) === String(place) && places.includes(String(path[2])),
    )
    return found === undefined ? null : fieldErrorText(codeOf(found))
  }
  return (
    <Stack space={28}>
      <ColumnList
        columns={one.columns}
        meanings={columns}
        constants={toConstants(constants)}
        {...around}
        showsErrors={showsErrors}
        refused={use.userErrors.flatMap(({ code, path }) =>
          code === 'REQUIRED' && path?.[0] === 'columns' ? [String(path[1] ?? '')] : [],
        )}
        errorOf={(place) => serverErrorAt('columns', place)}
        onChange={(header, field) => onDraft(withMeaning(draft, header, field))}
        onDefault={(header, value) => onDraft({ ...draft, defaults: { ...draft.defaults, [header]: value } })}
      />
      <ConstantList
        constants={constants}
        mapped={mappedFields(columns)}
        {...around}
        showsErrors={showsErrors}
        errorOf={(place) => serverErrorAt('constants', place)}
        onChange={(next) => {
          // What was told of a value by its place would stand at another one.
          if (next.length !== constants.length) use.hide()
          onDraft({ ...draft, constants: next })
        }}
      />
    </Stack>
  )
}
