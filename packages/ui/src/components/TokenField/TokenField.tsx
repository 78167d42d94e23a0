import { useId } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { edge } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { cx } from '../../theme/cx.ts'
import type { Words } from '../../locale/words/en.ts'
import { optionId, SuggestionBox } from './SuggestionBox.tsx'
import * as styles from './TokenField.css.ts'
import type { TokenFieldProps } from './tokenFieldTypes.ts'
import { TokenGrid } from './TokenGrid.tsx'
import { problemsOf, reasonOf, type Token, type TokenProblem } from './tokens.ts'
import { fittingSuggestions, useSuggestions, type SuggestionList } from './useSuggestions.ts'
import { onInputKey, onInputPaste, onTokenKey, useTokenField, type TokenNews } from './useTokenField.ts'

/**
 * Several short entries that may be typed freely: recipients, tags. What is wrong is marked and stays until the person
 * decides. For a choice among known things alone use a multi-select.
 */
export function TokenField(props: TokenFieldProps) {
  return (
    <AriaSurroundings>
      <SpokenTokenField {...props} />
    </AriaSurroundings>
  )
}

function SpokenTokenField(props: TokenFieldProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    kind = 'text',
    validate,
    suggestions = [],
    onQueryChange,
    ...field
  } = props
  const words = useWords().files
  const listId = useId()
  const hintId = useId()
  const ids = useFieldIds({ ...field, describedBy: hintId })
  const { isUnavailable } = ids
  const state = useTokenField({ ...props, kind, isUnavailable })
  const { box, query, news } = state
  const isNarrowed = onQueryChange === undefined
  const list = useSuggestions(
    fittingSuggestions(suggestions, { tokens: value, query, isNarrowed }),
    query.trim() !== '' && !isUnavailable,
  )
  const problems = problemsOf(value, kind, validate)
  return (
    <FieldFrame component="TokenField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <div className={styles.holder}>
        {/* A press beside the entries goes to the input, as in any text field; keys have the input itself. */}
        <div
          ref={box}
          {...ids.edge}
          className={cx(edge, styles.box)}
          data-part="control"
          role="presentation"
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget) currentTarget.querySelector('input')?.focus()
          }}
        >
          <TokenGrid
            labelledBy={ids.labelId}
            tokens={value}
            problems={problems}
            isUnavailable={isUnavailable}
            onRemove={state.remove}
            onTokenKeyDown={(event, index) => onTokenKey(event, index, state)}
          />
          <TokenInput
            props={props}
            aria={ids.aria}
            state={state}
            list={list}
            listId={listId}
            isUnavailable={isUnavailable}
          />
        </div>
        {list.isOpen ? (
          <SuggestionBox
            id={listId}
            label={words.suggestions}
            list={list}
            onPick={({ id, label: chosen }) => state.add([{ id, label: chosen }])}
          />
        ) : null}
      </div>
      <span id={hintId} className={visuallyHidden}>
        {`${words.tokens(value.length)}. ${isUnavailable ? '' : words.tokenHint}`.trim()}
      </span>
      <span role="status" className={visuallyHidden}>
        {newsText({ news, list, words, tokens: value, problems })}
      </span>
    </FieldFrame>
  )
}

interface TokenInputProps {
  readonly props: TokenFieldProps
  readonly aria: ReturnType<typeof useFieldIds>['aria']
  readonly state: ReturnType<typeof useTokenField>
  readonly list: SuggestionList
  readonly listId: string
  readonly isUnavailable: boolean
}

function TokenInput({ props, aria, state, list, listId, isUnavailable }: TokenInputProps) {
  const { value, kind = 'text', suggestions, placeholder, onBlur, ref } = props
  const combo =
    suggestions === undefined
      ? {}
      : ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': list.isOpen,
          ...(list.isOpen ? { 'aria-controls': listId } : {}),
          ...(list.active === -1 ? {} : { 'aria-activedescendant': optionId(listId, list.active) }),
        } as const)
  return (
    <input
      {...aria}
      {...combo}
      type="text"
      inputMode={kind}
      className={styles.input}
      data-part="input"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={kind === 'email' ? 'false' : undefined}
      readOnly={isUnavailable}
      value={state.query}
      placeholder={value.length === 0 ? placeholder : undefined}
      ref={ref}
      onChange={({ currentTarget }) => {
        state.type(currentTarget.value)
        list.reopen()
      }}
      onKeyDown={(event) => onInputKey(event, state, list, value.length)}
      onPaste={(event) => onInputPaste(event, state)}
      onBlur={() => {
        // What was typed is meant; leaving the field must not lose it.
        if (state.query.trim() !== '') state.addText(state.query)
        list.close()
        onBlur?.()
      }}
    />
  )
}

interface NewsParts {
  readonly news: TokenNews
  readonly list: SuggestionList
  readonly words: Words['files']
  readonly tokens: readonly Token[]
  readonly problems: readonly (TokenProblem | null)[]
}

/** What has happened, in words: of an entry that cannot stay its reason, of one that the app has not taken nothing. */
function newsText({ news, list, words, tokens, problems }: NewsParts): string {
  if (list.isOpen) return words.suggestionCount(list.shown.length)
  if (news.kind === 'removed') return words.tokenRemoved(news.label)
  if (news.kind === 'none') return ''
  const count = news.labels.length
  const latest = tokens.slice(-count)
  if (latest.length < count || latest.some(({ label }, index) => label !== news.labels[index])) return ''
  const reasons = problems.slice(-count).flatMap((problem) => reasonOf(problem, words) ?? [])
  const [first = ''] = news.labels
  const [reason] = reasons
  if (count === 1) return reason === undefined ? words.tokenAdded(first) : words.tokenInvalid(first, reason)
  return [words.tokensAdded(count), ...(reasons.length === 0 ? [] : [words.tokensWrong(reasons.length)])].join(' ')
}
