import { expect, screen, userEvent, waitFor } from 'storybook/test'

const fieldOf = (label: string): HTMLElement => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })

/** Puts a text into the field in place of what stands there, and goes on. */
export async function mend(label: string, text: string): Promise<void> {
  await waitFor(() => expect(fieldOf(label)).toBeVisible())
  await userEvent.clear(fieldOf(label))
  await userEvent.type(fieldOf(label), text)
  await userEvent.tab()
}

/** The field cannot read the text: the press leads back to it, it says so, and the text stays. */
export async function fieldRefuses(label: string, text: string, press: HTMLElement): Promise<void> {
  await mend(label, text)
  await userEvent.click(press)
  await waitFor(() => expect(fieldOf(label)).toHaveFocus())
  await expect(fieldOf(label)).toBeInvalid()
  await expect(fieldOf(label)).toHaveValue(text)
}
