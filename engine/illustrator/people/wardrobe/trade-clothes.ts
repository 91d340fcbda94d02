/** What every trade wears and does where the prompt leaves it open, one line each. */

import type { Trade } from '../trades.ts';
import { STAGE_CLOTHES } from './stage-clothes.ts';
import { STREET_CLOTHES } from './street-clothes.ts';
import { TALE_CLOTHES } from './tale-clothes.ts';
import type { TradeLine } from './trade-line.ts';
import { WORK_CLOTHES } from './work-clothes.ts';

export const TRADE_CLOTHES: Record<Trade, TradeLine> = {
  ...WORK_CLOTHES,
  ...STAGE_CLOTHES,
  ...STREET_CLOTHES,
  ...TALE_CLOTHES,
};
