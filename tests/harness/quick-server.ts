/** The web process that e2e tests meet: the whole product, its pictures drawn small and its voices doubled. */

import { serve } from '#app/serve.ts';
import { quickFeatures } from '#tests/fakes/doubled-features.ts';

await serve(quickFeatures());
