import { expect, test } from 'vitest'
import { main as newBrand } from '../../../scripts/commands/new-brand'
import { StartError } from '../../../supabase/local/start-error'
import { leavingKeys, pressing } from './pressed-key'

test.each(leavingKeys)(
  '%s at a question of npm run new-brand says that nothing was changed',
  async (_name, key) => {
    const { asked } = pressing(key)
    const end = await newBrand([]).catch((error: unknown) => error)
    expect(asked()).toContain('Name of the company')
    expect(end).toEqual(new StartError('Nothing was changed.'))
  },
)
