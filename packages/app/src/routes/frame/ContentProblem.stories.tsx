import { SomoProvider } from '@somo/ui/SomoProvider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ContentProblem } from './ContentProblem.tsx'
import { OuterProblem } from './OuterProblem.tsx'

/** The two tiers as the router has them: a page that breaks, and the frame around it. */
function TwoTiers({ breaks }: { readonly breaks: 'page' | 'frame' }) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        ErrorBoundary: OuterProblem,
        Component: breaks === 'frame' ? Breaking : Frame,
        children: [
          {
            ErrorBoundary: ContentProblem,
            children: [
              { path: '/', Component: Breaking },
              { path: '/elsewhere', element: <h1>Another page</h1> },
            ],
          },
        ],
      },
    ]),
  )
  return (
    <SomoProvider locale="en" navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </SomoProvider>
  )
}

const Frame = () => (
  <>
    <nav>
      <Link to="/elsewhere">Elsewhere</Link>
    </nav>
    <main>
      <Outlet />
    </main>
  </>
)

function Breaking(): never {
  throw new Error('The page broke')
}

const meta = {
  title: 'Screens/frame/problem',
  component: TwoTiers,
  decorators: [withTexts],
  args: { breaks: 'page' },
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
} satisfies Meta<typeof TwoTiers>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A page that broke leaves the frame in use. */
export const Page: Story = {}

/** Going elsewhere puts the problem away. */
export const LeftBehind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Another page' })).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The frame itself broke: the last resort says the same without it. */
export const WholeFrame: Story = { parameters: screenLooks.whole, args: { breaks: 'frame' } }
