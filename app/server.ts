/** The web process of the whole product. */

import { FEATURES } from './features.ts';
import { serve } from './serve.ts';

await serve(FEATURES);
