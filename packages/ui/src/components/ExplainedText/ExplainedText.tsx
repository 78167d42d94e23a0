import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { words } from './ExplainedText.css.ts'

export interface ExplainedTextProps {
  /** The words, which say enough by themselves: "3 days left". */
  readonly children: string
  /** What stands behind them, in one line: by whose clocks the days are counted. */
  readonly explanation: string
}

/**
 * Words with a line behind them that few need: shown by a resting pointer, by the focus of keys, by a press and by a tap. What
 * everybody needs is text; more than a line, or something to press, is a Popover.
 */
export const ExplainedText = ({ children, explanation }: ExplainedTextProps) => (
  <Tooltip text={explanation} isOnPress>
    <button type="button" className={words} data-component="ExplainedText">
      {children}
    </button>
  </Tooltip>
)
