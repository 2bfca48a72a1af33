'use strict';
const { amounts, models } = require('./models.cjs');

/** The property of a LoopBack model. Amounts keep their fractions, which the connector's own choice of column would not. */
function property(name, type) {
  if (name === 'id') return { type, id: true, generated: type === 'number' };
  if (type === 'list') return { type: ['string'] };
  return amounts.has(name) ? { type, postgresql: { dataType: 'double precision' } } : { type };
}

function relation({ many, model, key, to }) {
  return { type: many ? 'hasMany' : 'belongsTo', model, foreignKey: key, ...(to && { primaryKey: to }) };
}

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(name, value)]));

/** Declares all models on an application, attached to a data source and open to everybody. Tables lie in `schema`. */
module.exports = function declareModels(app, dataSource, schema = 'public') {
  for (const [name, { plural, properties, relations }] of Object.entries(models)) {
    const made = app.registry.createModel(name, mapped(properties, property), {
      base: 'PersistedModel',
      plural,
      postgresql: { schema },
      relations: mapped(relations, (_, value) => relation(value)),
    });
    app.model(made, { dataSource, public: true });
  }
};
