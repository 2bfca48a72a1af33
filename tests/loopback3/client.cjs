'use strict';
/** The original client library: models whose calls go to the legacy REST paths at an address. */
require('./old-node.cjs');
const loopback = require('loopback');
const declareModels = require('./declare.cjs');

/**
 * @param {string} url address of `/api`
 * @param {string} [token] access token, sent as the library does: in the header `Authorization`, without a word before it
 */
module.exports = function openClient(url, token) {
  const app = loopback({ localRegistry: true, loadBuiltinModels: true });
  const dataSource = app.dataSource('remote', { connector: require('loopback-connector-remote'), url });
  declareModels(app, dataSource);
  if (token) dataSource.connector.remotes.auth = { accessToken: { id: token } };
  return app.models;
};
