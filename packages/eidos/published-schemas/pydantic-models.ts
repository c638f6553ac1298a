import type { PublishedSchema } from './published-schema';
import written from './pydantic_models.json';

/** Schemas that Pydantic writes for the models in `pydantic_models.py`. */
export const pydanticModels: readonly PublishedSchema[] = written.schemas.map((each) => ({
  source: 'pydantic',
  ...each,
}));
