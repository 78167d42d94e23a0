import { Ellipsis, Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorSummary, type SummaryError } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Form, FormRow, FormSection } from '../../components/Form/Form.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { TabLinks } from '../../components/Tabs/Tabs.tsx'
import { UnsavedBar } from '../../components/UnsavedBar/UnsavedBar.tsx'
import { FormPage } from './FormPage.tsx'
import { completionWords, type CompletionWords } from './sampleCompletionWords.ts'

const nothing = (): void => undefined

interface TextProps {
  readonly texts: CompletionWords
}

const waysIn = ({ ways, passedHint }: CompletionWords) =>
  [
    { id: 'seen', label: ways.seen },
    { id: 'passed', label: ways.passed, description: passedHint },
    { id: 'agreed', label: ways.agreed },
  ] as const

const spansIn = ({ weeks, months }: CompletionWords) =>
  [
    { id: 'weeks', label: weeks },
    { id: 'months', label: months },
  ] as const

interface Completion {
  readonly way: ReturnType<typeof waysIn>[number]['id']
  readonly score: number | null
  readonly valid: number | null
  readonly validIn: ReturnType<typeof spansIn>[number]['id']
  readonly remind: number | null
}

const errorsOf = ({ score, valid, validIn }: Completion, texts: CompletionWords): readonly SummaryError[] => [
  ...(score === null || score > 100
    ? [{ fieldId: 'completion-score', label: texts.score.label, message: texts.score.short }]
    : []),
  ...(valid === null || (validIn === 'months' && valid < 2)
    ? [{ fieldId: 'completion-valid', label: texts.valid.label, message: texts.valid.short }]
    : []),
]

const right: Completion = { way: 'passed', score: 80, valid: 12, validIn: 'months', remind: 6 }
const wrong: Completion = { ...right, score: 120, valid: 1 }

export interface SampleCompletionProps {
  /** `saved` has nothing to save, `changed` three changes, `refused` a save that failed. */
  readonly state: 'saved' | 'changed' | 'refused'
}

/** When a course is complete: a form in the state of one story. Saving what is wrong shows the summary. */
export function SampleCompletion({ state }: SampleCompletionProps) {
  const texts = completionWords[useUiLocale()]
  const [completion, setCompletion] = useState(state === 'refused' ? wrong : right)
  const [isChanged, setChanged] = useState(state !== 'saved')
  const [attempt, setAttempt] = useState(0)
  const errors = state === 'refused' || attempt > 0 ? errorsOf(completion, texts) : []
  const save = (): void => {
    const isRight = errorsOf(completion, texts).length === 0
    setAttempt(isRight ? 0 : attempt + 1)
    setChanged(!isRight)
  }
  return (
    <FormPage
      title={texts.title}
      eyebrow={<Link href="/media-management">{texts.media}</Link>}
      actions={<Actions texts={texts} />}
      tabs={<Parts texts={texts} problems={errors.length} />}
      {...(errors.length === 0
        ? {}
        : { summary: <ErrorSummary title={texts.summary} errors={errors} attempt={attempt} /> })}
      {...(isChanged ? { bar: <Unsaved texts={texts} onSave={save} onDiscard={() => setChanged(false)} /> } : {})}
    >
      <Fields
        texts={texts}
        completion={completion}
        hasErrors={errors.length > 0}
        onSubmit={save}
        onChange={(change) => {
          setCompletion({ ...completion, ...change })
          setChanged(true)
        }}
      />
    </FormPage>
  )
}

const Actions = ({ texts }: TextProps) => (
  <>
    <StatusChip kind="open">{texts.version}</StatusChip>
    <Button icon={<Icon glyph={Eye} />}>{texts.view}</Button>
    <MenuButton
      label={texts.more}
      isSquare
      variant="outline"
      placement="bottom end"
      sections={[{ id: 'more', items: [{ id: 'copy', label: texts.copy, onAction: nothing }] }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  </>
)

const Parts = ({
  texts: { parts, tabs, problems: countProblems },
  problems,
}: TextProps & { readonly problems: number }) => (
  <TabLinks
    label={parts}
    currentKey="completion"
    items={[
      { id: 'facts', label: tabs.facts, href: '/media-management?part=facts' },
      { id: 'content', label: tabs.content, href: '/media-management?part=content', count: 8 },
      {
        id: 'completion',
        label: tabs.completion,
        href: '/media-management?part=completion',
        ...(problems === 0 ? {} : { problems, problemsLabel: countProblems(problems) }),
      },
      { id: 'access', label: tabs.access, href: '/media-management?part=access' },
      { id: 'proof', label: tabs.proof, href: '/media-management?part=proof' },
    ]}
  />
)

const Unsaved = ({
  texts,
  ...handlers
}: TextProps & { readonly onSave: () => void; readonly onDiscard: () => void }) => (
  <UnsavedBar
    title={texts.unsaved}
    draft={texts.draft}
    saveLabel={texts.save}
    discardLabel={texts.discard}
    {...handlers}
  />
)

interface FieldsProps extends TextProps {
  readonly completion: Completion
  readonly hasErrors: boolean
  readonly onChange: (change: Partial<Completion>) => void
  readonly onSubmit: () => void
}

const Fields = ({
  texts,
  completion: { way, score, valid, validIn, remind },
  hasErrors,
  onChange,
  onSubmit,
}: FieldsProps) => (
  <Form onSubmit={onSubmit}>
    <FormSection>
      <RadioGroup
        label={texts.complete}
        items={waysIn(texts)}
        selectedKey={way}
        onSelectionChange={(id) => onChange({ way: id })}
      />
    </FormSection>
    <FormSection>
      <NumberField
        id="completion-score"
        label={texts.score.label}
        suffix="%"
        hasSteppers={false}
        value={score}
        onChange={(value) => onChange({ score: value })}
        {...(hasErrors ? { errorMessage: texts.score.error } : {})}
      />
    </FormSection>
    <FormSection title={texts.proof}>
      <FormRow>
        <NumberField
          id="completion-valid"
          label={texts.valid.label}
          value={valid}
          onChange={(value) => onChange({ valid: value })}
          {...(hasErrors ? { errorMessage: texts.valid.error } : {})}
        />
        <Select
          label={texts.unit}
          items={spansIn(texts)}
          selectedKey={validIn}
          onSelectionChange={(id) => onChange({ validIn: id })}
        />
      </FormRow>
      <NumberField
        label={texts.remind}
        suffix={texts.weeks}
        value={remind}
        onChange={(value) => onChange({ remind: value })}
      />
    </FormSection>
  </Form>
)
