import type { Pool } from 'pg'
import { seedDemoCategories } from '../database/seed/demoCategories.ts'
import { seedDemoOrganisation } from '../database/seed/demoOrganisation.ts'
import { seedDemoEnrolments } from './learning/demo/demoEnrolments.ts'
import { seedDemoMedia } from './media/demo/demoMedia.ts'
import { seedDemoQuizAttempts } from './quiz/demo/demoQuizAttempts.ts'
import { seedDemoQuizzes } from './quiz/demo/demoQuizzes.ts'

/** Fills a new demo with an organisation at work; each part only where there is nothing of its kind yet. */
export async function seedDemo(pool: Pool): Promise<void> {
  await seedDemoOrganisation(pool)
  await seedDemoCategories(pool)
  await seedDemoMedia(pool)
  await seedDemoQuizzes(pool)
  await seedDemoEnrolments(pool)
  await seedDemoQuizAttempts(pool)
}
