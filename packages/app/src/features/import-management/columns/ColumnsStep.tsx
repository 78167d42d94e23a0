import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { ImportData, ImportWhole } from '../importTypes.ts'
import {
  columnsOf,
  constantsOf,
  isRepeated,
  isWholeConstant,
  lackingFields,
  mappedFields,
  optionsOf,
  toConstants,
  untouched,
  type ColumnDraft,
} from './columnDraft.ts'
import { columnsMessages } from './columnMessages.ts'
import { ProfileBar } from './ProfileBar.tsx'
import { ReadingForm } from './ReadingForm.tsx'
import { refusalOf } from '../wizard/refusalOf.ts'
import { RowMeanings } from './RowMeanings.tsx'
import { RulesForm, type ChosenUnit } from './RulesForm.tsx'
import { useFieldNames } from './useFieldNames.ts'
import type { StepUse } from '../wizard/useStep.ts'
import { halves } from '../wizard/wizard.css.ts'

export interface ColumnsStepProps extends Pick<ImportData, 'fields' | 'profiles' | 'actions' | 'retry'> {
  readonly one: ImportWhole
  readonly use: StepUse
  readonly find: FindUnits
  /** As `find`; the options' ids are keys. */
  readonly findKey: FindUnits
  /** How the person writes dates. */
  readonly pattern: string
  /** The unit of the rules, in words; null for none. */
  readonly unit: ChosenUnit | null
  /** The dry run has begun. */
  readonly onChecked: () => void
}

/** The second step: how the file is read, what its columns mean, and by which rules. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { one, fields, use, actions } = props
  const { formatMessage } = useIntl()
  const { error } = one
  return (
    <Stack space={28}>
      {error === null ? null : (
        <Notice tone="bad">
          {formatMessage(columnsMessages.failedCheck, { reason: formatMessage(refusalOf(error)) })}
        </Notice>
      )}
      {one.reading === null ? null : (
        <Stack space={12}>
          <Heading level={3}>{formatMessage(columnsMessages.reading)}</Heading>
          <ReadingForm
            key={one.revision}
            reading={one.reading}
            isPending={use.isPending}
            onReadAgain={(reading) => void use.act(() => actions.readAgain(reading))}
          />
          <Torn reading={one.reading} />
          <HiddenCells reading={one.reading} />
        </Stack>
      )}
      <QueryView state={fields} onRetry={props.retry}>
        {(known) => <Meanings {...props} known={known} />}
      </QueryView>
    </Stack>
  )
}

/** Rows that fell apart while the file was read: told now, though they are put right after the dry run. */
function Torn({ reading }: { readonly reading: NonNullable<ImportWhole['reading']> }) {
  const { formatMessage, formatList, formatNumber } = useIntl()
  const { torn, tornLines } = reading
  if (torn === 0) return null
  const lines = [
    ...tornLines.map((line) => formatNumber(line)),
    ...(torn > tornLines.length ? [formatMessage(columnsMessages.tornMore)] : []),
  ]
  return (
    <Notice tone="warn">
      {formatMessage(columnsMessages.torn, { count: torn, lines: formatList(lines, { type: 'unit' }) })}
    </Notice>
  )
}

/** Rows and columns that the spreadsheet hides and that are read all the same. */
function HiddenCells({ reading }: { readonly reading: NonNullable<ImportWhole['reading']> }) {
  const { formatMessage, formatList } = useIntl()
  const { hiddenRows, hiddenColumns } = reading
  return (
    <>
      {hiddenRows === 0 ? null : (
        <Notice tone="info">{formatMessage(columnsMessages.hiddenRows, { count: hiddenRows })}</Notice>
      )}
      {hiddenColumns.length === 0 ? null : (
        <Notice tone="info">
          {formatMessage(columnsMessages.hiddenColumns, {
            count: hiddenColumns.length,
            names: formatList(hiddenColumns, { type: 'unit' }),
          })}
        </Notice>
      )}
    </>
  )
}

function Meanings({
  one,
  known,
  profiles,
  actions,
  use,
  find,
  findKey,
  pattern,
  unit,
  onChecked,
}: ColumnsStepProps & { readonly known: NonNullable<ImportData['fields']['data']> }) {
  const { formatMessage } = useIntl()
  const nameOf = useFieldNames(known)
  const [draft, setDraft] = useState<ColumnDraft>(untouched)
  const [chosenUnit, chooseUnit] = useState<ChosenUnit | null>(null)
  const [showsErrors, tell] = useState(false)
  const columns = columnsOf(one, draft)
  const options = optionsOf(one, draft)
  const drafts = constantsOf(one, draft)
  const constants = toConstants(drafts)
  const ofColumns = mappedFields(columns)
  const given = [...columns, ...constants]
  const mapped = mappedFields(given)
  const shownUnit =
    options.missingUnit === null || options.missingUnit === undefined
      ? null
      : chosenUnit?.id === options.missingUnit
        ? chosenUnit
        : unit
  const change = (parts: ColumnDraft['options']): void =>
    setDraft({ ...draft, options: { ...draft.options, ...parts } })
  const check = async (): Promise<void> => {
    tell(true)
    const isWhole =
      lackingFields(given, known).length === 0 &&
      mapped.has(options.matchBy) &&
      !columns.some((column) => isRepeated(columns, column)) &&
      drafts.every((each) => isWholeConstant(each, ofColumns))
    const hasUnit = options.missing === 'NOTHING' || shownUnit !== null
    if (isWhole && hasUnit && (await use.act(() => actions.check({ columns, constants, options })))) onChecked()
  }
  return (
    <>
      <div className={halves}>
        <RowMeanings
          one={one}
          known={known}
          use={use}
          draft={draft}
          showsErrors={showsErrors}
          findKey={findKey}
          pattern={pattern}
          onDraft={setDraft}
        />
        <Stack space={28}>
          <Stack space={16}>
            <Heading level={3}>{formatMessage(columnsMessages.rules)}</Heading>
            <RulesForm
              kind={one.kind}
              options={options}
              mapped={mapped}
              nameOf={nameOf}
              unit={shownUnit}
              find={find}
              showsErrors={showsErrors}
              userErrors={use.userErrors}
              onChange={change}
              onUnit={(next) => {
                chooseUnit(next)
                change({ missingUnit: next?.id ?? null })
              }}
            />
          </Stack>
          <ProfileBar one={one} profiles={profiles} actions={actions} use={use} onApplied={() => setDraft(untouched)} />
        </Stack>
      </div>
      <Inline space={16}>
        <Button variant="solid" isPending={use.isPending} onPress={() => void check()}>
          {formatMessage(columnsMessages.check)}
        </Button>
        <Text step="small" tone="ink2">
          {formatMessage(columnsMessages.checkHint)}
        </Text>
      </Inline>
    </>
  )
}
