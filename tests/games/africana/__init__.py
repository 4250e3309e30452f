"""Africana, rule by rule."""
