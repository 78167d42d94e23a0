import type { Pool } from 'pg'
import { seedDemoCategories } from '../database/seed/demoCategories.ts'
import { seedDemoOrganisation } from '../database/seed/demoOrganisation.ts'
import type { FileStore } from '../files/fileStore.ts'
import { seedDemoQuestions } from './assistant/demo/demoQuestions.ts'
import { ageDemoCertificates, seedDemoCertificates } from './certificates/demo/demoCertificates.ts'
import { seedDemoExternalCertificates } from './certificates/demo/demoExternal.ts'
import { seedDemoBadges } from './badges/demo/demoBadges.ts'
import { seedDemoAssignments } from './assignments/demo/demoAssignments.ts'
import { seedDemoBookings, seedDemoEvents } from './events/demo/demoEvents.ts'
import { seedDemoEnrolments } from './learning/demo/demoEnrolments.ts'
import { seedDemoLegal } from './legal/demo/demoLegal.ts'
import { seedDemoDrafts } from './media/demo/demoDrafts.ts'
import { seedDemoFiles } from './media/demo/demoFiles.ts'
import { seedDemoMedia } from './media/demo/demoMedia.ts'
import { seedDemoPackages } from './media/demo/demoPackages.ts'
import { seedDemoNotifications } from './notifications/demo/demoNotifications.ts'
import { seedDemoQuizAttempts } from './quiz/demo/demoQuizAttempts.ts'
import { seedDemoQuizzes } from './quiz/demo/demoQuizzes.ts'
import { seedDemoPaths } from './paths/demo/demoPaths.ts'
import { seedDemoRatings } from './ratings/demo/demoRatings.ts'
import { seedDemoNews } from './news/demo/demoNews.ts'
import { seedDemoRelations } from './relations/demo/demoRelations.ts'
import { seedDemoMissedSearches } from './statistics/demo/demoMissedSearches.ts'
import { seedDemoSurveyResponses } from './survey/demo/demoSurveyResponses.ts'
import { seedDemoTasks } from './tasks/demo/demoTasks.ts'
import { seedDemoWaivers } from './userStatistics/demo/demoWaivers.ts'

/** Fills a new demo with an organisation at work; each part only where there is nothing of its kind yet. */
export async function seedDemo(pool: Pool, files: FileStore): Promise<void> {
  await seedDemoOrganisation(pool)
  await seedDemoCategories(pool)
  await seedDemoMedia(pool, files)
  await seedDemoPackages(pool, files)
  await seedDemoFiles(pool, files)
  await seedDemoQuizzes(pool)
  await seedDemoEvents(pool)
  await seedDemoDrafts(pool)
  await seedDemoCertificates(pool)
  await seedDemoEnrolments(pool)
  await ageDemoCertificates(pool)
  await seedDemoExternalCertificates(pool, files)
  await seedDemoQuizAttempts(pool)
  await seedDemoBookings(pool)
  await seedDemoSurveyResponses(pool)
  await seedDemoRatings(pool)
  await seedDemoBadges(pool)
  await seedDemoAssignments(pool)
  await seedDemoPaths(pool)
  await seedDemoWaivers(pool)
  await seedDemoTasks(pool)
  await seedDemoNews(pool)
  await seedDemoRelations(pool)
  await seedDemoLegal(pool)
  await seedDemoNotifications(pool)
  await seedDemoMissedSearches(pool)
  await seedDemoQuestions(pool)
}
