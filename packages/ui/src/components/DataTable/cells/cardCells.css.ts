import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { weights } from '../../../theme/tokens.ts'
import { rule } from '../../../theme/styleRules.ts'
import { typography } from '../../../theme/typography.ts'
import { asCards } from '../DataTable.css.ts'
import { cell } from '../grid/Row.css.ts'

type Styles = Omit<StyleRule, 'selectors' | '@media' | '@layer'>

/** Holds more than words: what is higher than its line, or can be pressed. */
const holdsMore =
  ':has(a, button, input, [data-component]:not([data-component="NumberCell"], [data-component="DateCell"], [data-component="Missing"]))'

/** Stronger than the cell's own look, whichever file comes first. */
const onCard = (styles: Styles, before: Styles = {}, more: Styles = {}): StyleRule =>
  rule({
    '@media': {
      [asCards]: { selectors: { [`${cell}&`]: styles, [`${cell}&${holdsMore}`]: more, '&::before': before } },
    },
  })

/** Captions are as wide as the widest of them, so that the values stand in one column. */
const caption = `calc(min(var(--somo-caption, 0) * 1em, 8.5rem) + ${vars.space[12]})`

/** What names the row, in one line or several, stands a little above its facts. */
const aboveFacts = vars.space[6]

/** How a cell stands on a card. */
export const cellOnCard = styleVariants({
  title: onCard({ order: -2, paddingBlockEnd: aboveFacts, fontSize: vars.type.body.size, fontWeight: weights.strong }),
  line: onCard({
    ...typography('small'),
    order: -1,
    marginBlockStart: `calc(-1 * ${aboveFacts})`,
    paddingBlockEnd: aboveFacts,
    color: vars.color.ink3,
  }),
  fact: onCard(
    { color: vars.color.ink, fontSize: vars.type.small.size, paddingInlineStart: caption },
    {
      content: 'attr(data-label)',
      display: 'inline-block',
      boxSizing: 'border-box',
      inlineSize: caption,
      // It hangs beside the value, so that a long value keeps its column.
      marginInlineStart: `calc(-1 * ${caption})`,
      paddingInlineEnd: vars.space[12],
      verticalAlign: 'top',
      color: vars.color.ink3,
    },
    // The air keeps it clear of the lines before and after it.
    { paddingBlock: vars.space[2] },
  ),
  hidden: onCard({ display: 'none' }),
})
